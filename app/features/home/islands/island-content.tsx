import { use } from 'react';
import type { HomePage, OwnTeaser } from '#app/content/site-data';
import { isPrerendered } from '#app/features/home/prerendered';
import type { staticIslands } from './static-islands';

type Parts = typeof staticIslands;

/** What the desk changes of the page. */
export interface HomeContent {
  home: HomePage;
  teaser: OwnTeaser | null;
}

// Rendered immediately during prerendering; the browser build drops this branch.
let parts: Parts | null = import.meta.env.SSR
  ? (await import('./static-islands')).staticIslands
  : null;
let loading: Promise<Parts> | null = null;

/** Renders an island whose HTML did not come with the page. */
export function IslandContent({ name, content }: { name: keyof Parts; content: HomeContent }) {
  const Part = (parts ?? use(load()))[name];
  return <Part {...content} />;
}

/** For the route: loads the islands before a visitor arrives from another page of the site. */
export async function loadStaticIslands(): Promise<void> {
  if (!parts && !isPrerendered('upper')) await load();
}

function load(): Promise<Parts> {
  loading ??= import('./static-islands').then(
    (loaded) => (parts = loaded.staticIslands),
    (error: unknown) => {
      // The next attempt may have a connection.
      loading = null;
      throw error;
    },
  );
  return loading;
}
