import { existsSync, statSync } from 'node:fs';

/**
 * Bytes of a built file as transferred: the size of its compressed copy if there is one. Run after
 * `precompress`.
 */
export function brotliSize(path: string): number {
  const compressed = `${path}.br`;
  return statSync(existsSync(compressed) ? compressed : path).size;
}
