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
/** What it shares with the other pictures of the stage comes with it in one request. */
const FIRST_PICTURE = '/stage/pictures/outside-picture.tsx';
/** The pages with a form to send. */
const FORMS = ['/app/routes/contact.tsx', BUILDER];

/**
 * Small modules shared by many pages go into one file; a module used by one page or two stays with them.
 */
const SHARED_BY_MANY = 7;

/**
 * Modules every page needs go into a few files, and those shared only by the pages with live prices (by the
 * builder among them, or without it), the outbox or the forms into one more each: on a phone each request costs a round trip, its headers and a
 * few milliseconds of the main thread. The rest follows the routes.
 */
export const chunkGroups = [
  // Whoever shows the view loads all of it, and the page keeps this one file for visits without a signal.
  {
    name: 'view-in-3d',
    test: /node_modules\/three\/|\/app\/(ui\/room-view|media\/view)\/|\/domain\/model\/(?!export\/)/,
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
      ADMIN_ALONE.test(id) ? null : nameByStarts(startsOf(id, modules)),
    debugName: 'program, live, lists, outbox, scene and requests',
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
    test: /\/(app\/ui|styled-system)\/|\/(arrival-note|vat-words)/,
    minShareCount: 2,
    priority: 0,
  },
];

function nameByStarts(starts: Set<string>): string | null {
  const all = [...starts];
  if (all.some((id) => id.endsWith(BOOT))) return null;
  if (all.some((id) => id.endsWith(PROGRAM))) return 'program';
  const pages = publicPagesOf(starts);
  if (pages.length > 0 && pages.every((id) => LIVE_PAGE.test(id))) {
    if (pages.some((id) => id.includes(BUILDER) || id.includes(LIVE_FRAME))) return 'live';
    return pages.some((id) => ALL_PICTURES.test(id)) ? null : 'lists';
  }
  if (all.some((id) => id.endsWith(OUTBOX))) return 'outbox';
  if (all.some((id) => id.endsWith(FIRST_PICTURE))) return 'scene';
  return FORMS.every((form) => pages.some((id) => id.includes(form))) ? 'requests' : null;
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
