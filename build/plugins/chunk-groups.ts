import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';

type ChunkingContext = Rolldown.ChunkingContext;

/** Only the admin screens ask before leaving, though the library's index exports it for all. */
const ADMIN_ALONE = /useBlocker/;

/** Code that runs before `load`, which nothing else may come with, and what every page runs. */
const BOOT = '/app/index.html';
const PROGRAM = '/app/entry-client.tsx';
/** The admin screens may load chunks shared with other pages, but do not influence the grouping. */
const PUBLIC_PAGE = /\/app\/routes\/(?!_admin)/;
/** The page most visitors open first; the frame of the pages with live prices, and the heaviest of them. */
const HOME = '/app/routes/index.tsx';
const LIVE_PAGE = '/app/routes/_live';
const BUILDER = /_live(\/builder)?\.tsx$/;
/** What every page loads once it is idle, and what the builder loads at once. */
const OUTBOX = '/app/pwa/outbox/';
const FIRST_PICTURE = '/stage/pictures/outside-picture.tsx';

/** What pages look like comes with the home page's if so many of them share it. */
const LOOKS = /\/(app\/(room|ui|content)|styled-system)\//;
const MANY = 7;

/**
 * Libraries have files of their own, and so has what the program, the home page, the builder (with other live pages), the
 * outbox and the builder's first picture share with anything else, in this order. Whatever else public pages share lies
 * with what the same pages share. What one page or part needs alone stays with it. On a phone each request costs a round
 * trip, its headers and a few milliseconds of the main thread (decision 0104).
 */
export const chunkGroups = [
  // Whoever shows the view loads all of it, and the page keeps this one file for visits without a signal.
  {
    name: 'view-in-3d',
    test: /node_modules\/three\/|\/app\/(room\/view|media\/view)\/|\/domain\/room\/model\/(?!export\/)/,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  {
    name: 'router',
    test: /node_modules\/@tanstack\/(react-router|router-core|history|store|react-store)\/(?!.*useBlocker)/,
    priority: 1,
  },
  {
    name: (id: string, modules: ChunkingContext) => nameOf(id, startsOf(id, modules)),
    debugName: 'shared',
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 0,
  },
];

function nameOf(id: string, starts: string[]): string | null {
  const has = (path: string) => starts.some((start) => start.includes(path));
  if (has(BOOT) || ADMIN_ALONE.test(id)) return null;
  if (has(PROGRAM)) return 'program';
  if (has(HOME)) return 'parts';
  const pages = [...new Set(starts.filter((start) => PUBLIC_PAGE.test(start)).map(inApp))];
  if (pages.length === 0) return has(FIRST_PICTURE) ? 'scene' : null;
  const areLive = pages.every((page) => page.startsWith(LIVE_PAGE));
  if (areLive && pages.some((page) => BUILDER.test(page))) return 'live';
  if (!areLive && pages.length >= MANY && LOOKS.test(id)) return 'parts';
  if (!areLive && has(OUTBOX)) return 'outbox';
  return pages.length > 1 ? `shared-${hashOf(pages)}` : null;
}

/** The path that is the same on every machine, without what Vite adds. */
const inApp = (id: string) => id.slice(id.indexOf('/app/')).replace(/\?.*/, '');

const hashOf = (pages: string[]) =>
  createHash('sha256').update(pages.toSorted().join()).digest('hex').slice(0, 4);

/** The entry modules, requested by browsers on their own, that include this one. */
function startsOf(id: string, modules: ChunkingContext, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const info = modules.getModuleInfo(id);
  const isStart = !info || info.isEntry || info.dynamicImporters.length > 0;
  const above = info?.importers.flatMap((importer) => startsOf(importer, modules, seen)) ?? [];
  return isStart ? [id, ...above] : above;
}
