import { existsSync, statSync } from 'node:fs';

/** Bytes of a built file on the wire: its brotli twin where there is one. Run after `precompress`. */
export function brotliSize(path: string): number {
  const twin = `${path}.br`;
  return statSync(existsSync(twin) ? twin : path).size;
}
