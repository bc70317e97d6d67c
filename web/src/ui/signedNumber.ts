/** A change of a rating: "+12", "−8", "±0". */
export function signed(by: number): string {
  return by > 0 ? `+${by}` : by < 0 ? `−${-by}` : "±0";
}
