import type { Rollup } from 'vite';

const ADMIN = 'assets/admin-';
const BOOT = 'assets/index-';
/** They come with the program, before anything else is asked for. */
const ALWAYS_THERE = /^assets\/(react|router|program|parts|rolldown-runtime)-/;

/** The administrator's screens have names of their own. Short hashes: every page carries the list. */
export function chunkFileNames({ facadeModuleId }: Rollup.PreRenderedChunk): string {
  const isAdmin = facadeModuleId?.includes('/routes/admin/') ?? false;
  return `${isAdmin ? ADMIN : 'assets/'}[name]-[hash:7].js`;
}

/**
 * What is loaded at once with a chunk; each name in this list stands in the program that every visitor
 * loads. So the administrator's screens fetch what they need one after the other, and what
 * is there already is not named.
 */
export function resolveDependencies(
  file: string,
  dependencies: string[],
  { hostId }: { hostId: string },
): string[] {
  if (file.startsWith(ADMIN)) return [];
  if (hostId.startsWith(BOOT)) return dependencies;
  return dependencies.filter((name) => !ALWAYS_THERE.test(name) && !name.startsWith(BOOT));
}
