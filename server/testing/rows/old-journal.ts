import { crc32 } from 'node:zlib';

/** The first line of a journal from before journals had a name and notes. */
export function oldHeaderLine(header: { schemaVersion: number; after: number }): Buffer {
  const json = JSON.stringify({ journal: 1, ...header });
  return Buffer.from(`${crc32(json).toString(16).padStart(8, '0')} ${json}\n`);
}
