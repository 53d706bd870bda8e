import type { Rollup } from 'vite';

const ADMIN = 'assets/admin-';
const BOOT = 'assets/index-';
/** These chunks always load with the app, before anything else is requested. */
const ALWAYS_THERE = /^assets\/(react|router|program|parts|rolldown-runtime)-/;

/**
 * The admin screens' chunks have names of their own. Hashes are short, because every page includes the
 * list.
 */
export function chunkFileNames({ facadeModuleId }: Rollup.PreRenderedChunk): string {
  const isAdmin = facadeModuleId?.includes('/routes/_admin') ?? false;
  return `${isAdmin ? ADMIN : 'assets/'}[name]-[hash:7].js`;
}

/**
 * All that the builder loads on its own comes once the page is idle, before anybody presses for it. Only its first picture is
 * waited for.
 */
const BUILDER = 'assets/builder-';
const FIRST_PICTURE = 'assets/outside-picture-';

/**
 * The chunks preloaded with a chunk; every name in this list is part of the code every visitor loads. So
 * the admin screens and the builder load theirs one after another, and chunks that are already there are left out.
 */
export function resolveDependencies(
  file: string,
  dependencies: string[],
  { hostId }: { hostId: string },
): string[] {
  if (file.startsWith(ADMIN)) return [];
  if (hostId.startsWith(BUILDER) && !file.startsWith(FIRST_PICTURE)) return [];
  if (hostId.startsWith(BOOT)) return dependencies;
  return dependencies.filter((name) => !ALWAYS_THERE.test(name) && !name.startsWith(BOOT));
}
