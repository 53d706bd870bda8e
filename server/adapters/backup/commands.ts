import { resolve } from 'node:path';
import { ConfigError } from '#server/startup/config';
import type { Config } from '#server/startup/config';
import { makeBackup } from './backup';
import type { Pictures } from './backup';
import { restoreBackup } from './restore';
import { salvageStore } from './salvage';

type Print = (line: string) => void;

/** Neither command knows another engine than the data folder. @throws {ConfigError} */
function refuseDatabase({ databaseUrl }: Config): void {
  if (databaseUrl === undefined) return;
  throw new ConfigError(
    'The requests are in PostgreSQL, as DATABASE_URL says: use pg_dump and pg_restore (docs/run/many-machines.md).',
  );
}

function picturesOf({ bucket }: Config): Pictures {
  return bucket === undefined ? 'in the folder' : 'in a bucket';
}

/** `npm run backup -- <file or folder>`. @throws {ConfigError | BadBackupError} */
export async function backup(config: Config, target: string | undefined, print: Print) {
  refuseDatabase(config);
  if (target === undefined) throw new ConfigError('Name the file (….tar.gz) or folder to write.');
  const { dataDir, bucket } = config;
  const count = await makeBackup(dataDir, target, new Date(), {
    pictures: picturesOf(config),
  });
  // npm runs in the folder of the program, whichever one it was called from.
  print(
    `The backup is in ${resolve(target)}: ${count} files. It holds personal data; keep it safe.`,
  );
  if (bucket === undefined) return;
  print(
    `Pictures and photos are not part of it: they stay in the bucket ${bucket.bucket}. Keep its earlier versions (docs/run/many-machines.md).`,
  );
}

/** `npm run restore -- <file or folder>`. @throws {ConfigError | BadBackupError | LockedError} */
export async function restore(config: Config, source: string | undefined, print: Print) {
  refuseDatabase(config);
  if (source === undefined) throw new ConfigError('Name the backup to restore.');
  const { dataDir, bucket } = config;
  const aside = await restoreBackup(dataDir, source, new Date(), picturesOf(config));
  print(`${dataDir} is as in ${source}, and everybody is signed out.`);
  print(`What was there before lies in ${aside}; delete it when you do not need it.`);
  if (bucket === undefined) return;
  print(
    `Pictures and photos are as they are in the bucket ${bucket.bucket}: bring back the versions of that time there. What the backup has of them lies in the data folder; npm run move takes it to a bucket.`,
  );
}

/** `npm run salvage`: makes a store that is refused as damaged open again. @throws {ConfigError | LockedError} */
export async function salvage(config: Config, print: Print) {
  refuseDatabase(config);
  const salvaged = await salvageStore(config.dataDir, new Date());
  if (salvaged === null) return print(`${config.dataDir} is whole. Nothing has changed.`);
  for (const problem of salvaged.problems) print(problem);
  print(`What can be read is kept, and opens. The files as they were lie in ${salvaged.aside}.`);
}
