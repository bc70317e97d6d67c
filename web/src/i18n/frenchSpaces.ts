/** A text with the spaces that its language asks for: in French none may break before ; : ! ? % » and after «. What is code is left alone. */
export function withFrenchSpaces(text: string, language: string): string {
  if (language !== "fr") return text;
  return text
    .split(/(```.*?```|`[^`]*`)/s)
    .map((part, n) =>
      n % 2
        ? part
        : part.replace(/[ \u00a0\u202f](?=[;!?])/g, "\u202f").replace(/(?<=«)[ \u00a0\u202f]|[ \u00a0\u202f](?=»|%|:(?!-))/g, "\u00a0"),
    )
    .join("");
}
