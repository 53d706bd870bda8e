const POPULAR_FROM = 12;
const POPULAR_TO = 18;

/** Whether a shell has the "Popular" badge: 12 to 18 m² inclusive (specification §9). */
export function isPopularSize(area: number): boolean {
  return area >= POPULAR_FROM && area <= POPULAR_TO;
}
