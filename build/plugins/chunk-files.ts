import type { Rollup } from 'vite';

const ADMIN = 'assets/admin-';
const BOOT = 'assets/index-';
/** Seldom opened: the admin screens and the legal pages. */
const SELDOM = /^assets\/(admin|cookies|privacy|terms)-/;
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
 * The chunks preloaded with a chunk; every name in this list is part of the code every visitor loads. So
 * seldom opened pages load theirs one after another, and chunks that are already there are left out.
 */
export function resolveDependencies(
  file: string,
  dependencies: string[],
  { hostId }: { hostId: string },
): string[] {
  if (SELDOM.test(file)) return [];
  if (hostId.startsWith(BOOT)) return dependencies;
  return dependencies.filter((name) => !ALWAYS_THERE.test(name) && !name.startsWith(BOOT));
}
