import * as nodeDisk from 'node:fs/promises';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { flushFolder } from '#server/stores/files/disk';
import { takeExclusiveLock } from '#server/stores/files/exclusive-lock';
import { SnapshotFile } from '#server/stores/files/snapshot-file';
import type { WholeStore } from '#server/stores/database/whole-store';
import { readStoredDocument, snapshotPath } from './stored-state';
import { eachTable } from '#server/stores/database/tables';
import type { TableName } from '#server/stores/database/tables';

type Counts = Record<TableName, number>;

/** A folder in the data folder, for a document that is not yet in the place of `db.json`. */
const COMING = 'coming-move';

/**
 * Does `work` with the file store of a data folder, which must be there, while no server can have it.
 *
 * @throws {LockedError} a server has it
 */
export async function withWholeFile<T>(
  dataDir: string,
  work: (store: WholeStore) => Promise<T>,
): Promise<T> {
  const lock = await takeExclusiveLock(join(dataDir, 'db.lock'));
  const coming = join(dataDir, COMING);
  const read = () => readStoredDocument(dataDir, nodeDisk);
  try {
    return await work({
      read,
      async count() {
        const document = await read();
        const { adminPasswordHash } = document.credentials;
        const credentials = adminPasswordHash === null ? 0 : 1;
        return { credentials, ...eachTable<Counts>((name) => document[name].length) };
      },
      async fill(document, confirm) {
        await rm(coming, { recursive: true, force: true });
        await mkdir(coming, { mode: 0o700 });
        const snapshot = new SnapshotFile(snapshotPath(coming), nodeDisk);
        await snapshot.write({ ...document });
        confirm(await readStoredDocument(coming, nodeDisk));
        await lock.confirm();
        await rename(snapshot.path, snapshotPath(dataDir));
        await flushFolder(dataDir, nodeDisk);
      },
    });
  } finally {
    await rm(coming, { recursive: true, force: true });
    await lock.release();
  }
}
