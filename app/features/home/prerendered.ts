/** The home page's static islands (rendered by static-islands.tsx). */
export type StaticIslandName = 'picture' | 'measure' | 'badges' | 'upper' | 'teaser' | 'closing';

/** The element id of an island in the page. */
export function staticIslandId(name: StaticIslandName): string {
  return `home-${name}`;
}

/** Whether the island's HTML is already in the page. */
export function isPrerendered(name: StaticIslandName): boolean {
  return !import.meta.env.SSR && document.getElementById(staticIslandId(name)) !== null;
}
