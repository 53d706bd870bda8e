/** The parts of the home page that only show (still-parts.tsx draws them). */
export type StillPartName = 'picture' | 'measure' | 'badges' | 'upper' | 'teaser' | 'closing';

/** How a part's element is called in the page. */
export function stillPartId(name: StillPartName): string {
  return `home-${name}`;
}

/** Whether the part's HTML stands in the page already. */
export function isPrerendered(name: StillPartName): boolean {
  return !import.meta.env.SSR && document.getElementById(stillPartId(name)) !== null;
}
