// Numbers as the present language writes them.
import { settings } from "../app/settings.svelte";

/** A number in the usual form, or in the one that is given, with a minus as wide as a plus: `Intl` writes a hyphen. */
export function numberText(value: number, form?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(settings.language, form).format(value).replace("-", "−");
}

/** A share in per cent. */
export function percent(share: number, form: Intl.NumberFormatOptions = {}): string {
  return numberText(share, { style: "percent", maximumFractionDigits: 0, ...form });
}

/** A number with one digit behind the point. */
export function decimal(value: number, form: Intl.NumberFormatOptions = {}): string {
  return numberText(value, { minimumFractionDigits: 1, maximumFractionDigits: 1, ...form });
}

/** A change of a rating: "+12", "−8", "±0". */
export function signedNumber(change: number): string {
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "±0";
}
