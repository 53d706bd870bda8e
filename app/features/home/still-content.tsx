import { use } from 'react';
import { isPrerendered } from './prerendered';
import type { stillParts } from './still-parts';

type Parts = typeof stillParts;

// While prerendering they are drawn at once; the browser's build holds nothing of this branch.
let parts: Parts | null = import.meta.env.SSR ? (await import('./still-parts')).stillParts : null;
let loading: Promise<Parts> | null = null;

/** Draws a part of the page whose HTML did not come with it. */
export function StillContent({ name }: { name: keyof Parts }) {
  const Part = (parts ?? use(load()))[name];
  return <Part />;
}

/** For the route: has the parts ready before a visitor arrives from another page of the site. */
export async function loadStillParts(): Promise<void> {
  if (!parts && !isPrerendered('upper')) await load();
}

function load(): Promise<Parts> {
  loading ??= import('./still-parts').then(
    (loaded) => (parts = loaded.stillParts),
    (error: unknown) => {
      // The next one who asks may have a connection.
      loading = null;
      throw error;
    },
  );
  return loading;
}
