import { lazyRouteComponent } from '@tanstack/react-router';
import { isPrerendered } from './still-part';

export const UPPER_PART = 'home-upper';
export const LOWER_PART = 'home-lower';

// While prerendering they are drawn at once; the browser's build holds nothing of this branch.
const drawn = import.meta.env.SSR ? await import('./still-parts') : null;
const load = () => import('./still-parts');

export const Upper = drawn?.UpperPart ?? lazyRouteComponent(load, 'UpperPart');
export const Lower = drawn?.LowerPart ?? lazyRouteComponent(load, 'LowerPart');

/** For the route: has the parts ready before a visitor arrives from another page of the site. */
export async function loadStillParts(): Promise<void> {
  if (import.meta.env.SSR || isPrerendered(UPPER_PART)) return;
  await Promise.all([Upper, Lower].map((part) => 'preload' in part && part.preload?.()));
}
