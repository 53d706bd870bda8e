/** A range of weeks. */
export type Weeks = { readonly from: number; readonly to: number };

/** The certain part and the possible extra, as percentages of the longest time. */
export function timeBar({ from, to }: Weeks, longest: number): { least: number; more: number } {
  const share = (weeks: number) => Math.round((weeks / longest) * 1000) / 10;
  return { least: share(from), more: share(to - from) };
}
