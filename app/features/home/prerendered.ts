/** The parts of the home page that only show (static-islands.tsx draws them). */
export type StaticIslandName = 'picture' | 'measure' | 'badges' | 'upper' | 'teaser' | 'closing';

/** How a part's element is called in the page. */
export function staticIslandId(name: StaticIslandName): string {
  return `home-${name}`;
}

/** Whether the part's HTML stands in the page already. */
export function isPrerendered(name: StaticIslandName): boolean {
  return !import.meta.env.SSR && document.getElementById(staticIslandId(name)) !== null;
}
