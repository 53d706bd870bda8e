const LONGEST = 60;

/** The beginning of a text, for a line that names it. */
export function shortened(text: string): string {
  const start = text.slice(0, LONGEST).trim();
  return text.length > LONGEST ? `${start}…` : start;
}
