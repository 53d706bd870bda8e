import type { Rolldown } from 'vite';

type ChunkingContext = Rolldown.ChunkingContext;

/** Only the admin screens ask before leaving, though the library's index exports it for all. */
const ADMIN_ALONE = /useBlocker/;

/** Code that runs before `load`, code that every page runs, and the pages that share live prices. */
const BOOT = '/app/startup/boot.ts';
const PROGRAM = '/app/entry-client.tsx';
const LIVE_PAGE = /\/app\/routes\/_live/;
/** The admin screens may load chunks shared with other pages, but do not influence the grouping. */
const PUBLIC_PAGE = /\/app\/routes\/(?!_admin)/;

/** The heaviest of the live pages: what others alone share must not come with it. */
const BUILDER = '/app/routes/_live/builder.tsx';
/** Those whose pictures leave no space for what only lists of designs and quotes share. */
const ALL_PICTURES = /\/_live\/(pricing|gallery)\.tsx/;
/** The frame of all of them. */
const LIVE_FRAME = '/app/routes/_live.tsx';
const HOME_PAGE = '/app/routes/index.tsx';

/** Every page wakes the outbox once idle, and most others need what it needs. */
const OUTBOX = '/app/pwa/outbox/wake-outbox.ts';
/** What the screens read of it: too small for a request of its own. */
const LIST = /\/offline\/outbox\/list-entries/;
/** What it shares with the other pictures of the stage comes with it in one request. */
const FIRST_PICTURE = '/stage/pictures/outside-picture.tsx';

/**
 * Small modules shared by many pages go into one file; a module used by one page or two stays with them.
 */
const SHARED_BY_MANY = 7;

/**
 * Modules every page needs go into a few files, and those shared only by the pages with live prices (by the
 * builder among them, or without it) or by the outbox into one more each: on a phone each request costs a
 * round trip, its headers and a few milliseconds of the main thread. The rest follows the routes.
 */
export const chunkGroups = [
  // Whoever shows the view loads all of it, and the page keeps this one file for visits without a signal.
  {
    name: 'view-in-3d',
    test: /node_modules\/three\/|\/app\/(room\/view|media\/view)\/|\/domain\/room\/model\/(?!export\/)/,
    priority: 4,
    includeDependenciesRecursively: false,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'router',
    test: /node_modules\/@tanstack\/(react-router|router-core|history|store|react-store)\/(?!.*useBlocker)/,
    priority: 2,
  },
  {
    name: (id: string, modules: ChunkingContext) =>
      ADMIN_ALONE.test(id) ? null : nameOf(id, startsOf(id, modules)),
    debugName: 'program, live, lists, outbox and scene',
    includeDependenciesRecursively: false,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'pictures', test: /\?picture/, minShareCount: 2, priority: 0 },
  {
    name: (id: string, modules: ChunkingContext) =>
      isForMany(publicPagesOf(startsOf(id, modules))) ? 'parts' : null,
    debugName: 'parts',
    // The note and the words are too small for a request of their own.
    test: /\/(app\/(room|ui)|styled-system)\/|\/(arrival-note|vat-words)/,
    minShareCount: 2,
    priority: 0,
  },
];

function nameOf(id: string, starts: Set<string>): string | null {
  const all = [...starts];
  if (all.some((start) => start.endsWith(BOOT))) return null;
  if (all.some((start) => start.endsWith(PROGRAM))) return 'program';
  if (LIST.test(id)) return 'outbox';
  const pages = publicPagesOf(starts);
  if (pages.length > 0 && pages.every((page) => LIVE_PAGE.test(page))) {
    if (pages.some((page) => page.includes(BUILDER) || page.includes(LIVE_FRAME))) return 'live';
    return pages.some((page) => ALL_PICTURES.test(page)) ? null : 'lists';
  }
  if (all.some((start) => start.endsWith(OUTBOX))) return 'outbox';
  return all.some((start) => start.endsWith(FIRST_PICTURE)) ? 'scene' : null;
}

/** Modules shared with the home page cost least in the file it loads anyway. */
function isForMany(pages: string[]): boolean {
  return pages.length >= SHARED_BY_MANY || pages.some((id) => id.includes(HOME_PAGE));
}

function publicPagesOf(starts: Set<string>): string[] {
  return [...starts].filter((id) => PUBLIC_PAGE.test(id));
}

/** The entry modules, requested by browsers on their own, that include this one. */
function startsOf(id: string, modules: ChunkingContext, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const info = modules.getModuleInfo(id);
  const starts = new Set<string>();
  if (!info || info.isEntry || info.dynamicImporters.length > 0) starts.add(id);
  for (const importer of info?.importers ?? []) {
    for (const start of startsOf(importer, modules, seen)) starts.add(start);
  }
  return starts;
}
