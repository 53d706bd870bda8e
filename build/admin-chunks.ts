import type { Rollup } from 'vite';

const PREFIX = 'assets/admin-';

/** The administrator's screens have names of their own. */
export function chunkFileNames({ facadeModuleId }: Rollup.PreRenderedChunk): string {
  const isAdmin = facadeModuleId?.includes('/routes/admin/') ?? false;
  return `${isAdmin ? PREFIX : 'assets/'}[name]-[hash].js`;
}

/**
 * What is loaded at once with a chunk. The administrator's screens fetch what they need one after the
 * other: the list of it would stand in the program that every visitor loads.
 */
export function resolveDependencies(file: string, dependencies: string[]): string[] {
  return file.startsWith(PREFIX) ? [] : dependencies;
}
