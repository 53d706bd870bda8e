import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { Low } from 'lowdb';
import { JSONFile } from 'lowdb/node';
import { RecordingDisk } from './recording-disk';
import type { Operation } from './recording-disk';
import { rowNamed } from './stored-rows';

/** The disk operations of lowdb's own file adapter while it stores this many quotes. */
export async function recordPlainLowdb(folder: string, rows: number): Promise<Operation[]> {
  const disk = new RecordingDisk();
  const restore = redirectWrites(disk);
  try {
    const low = new Low(new JSONFile<{ roomConfigurations: object[] }>(`${folder}/db.json`), {
      roomConfigurations: [],
    });
    for (let row = 1; row <= rows; row += 1) {
      const name = `${row}`;
      await low.update(({ roomConfigurations }) => roomConfigurations.push(rowNamed(name)));
      disk.acknowledge(name);
    }
  } finally {
    restore();
  }
  return disk.operations;
}

/** Redirects lowdb's writes to the simulated disk. Returns a function that undoes it. */
function redirectWrites(disk: RecordingDisk): () => void {
  const { writeFile, rename } = fs;
  fs.writeFile = async (path, data) => {
    const file = await disk.open(String(path), 'w');
    const bytes = Buffer.from(String(data));
    await file.write(bytes, 0, bytes.length, 0);
    await file.close();
  };
  fs.rename = (from, to) => disk.rename(String(from), String(to));
  syncBuiltinESMExports();
  return () => {
    Object.assign(fs, { writeFile, rename });
    syncBuiltinESMExports();
  };
}
