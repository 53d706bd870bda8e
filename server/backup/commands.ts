import { ConfigError } from '#server/startup/config';
import type { Config } from '#server/startup/config';
import { makeBackup } from './backup';
import { restoreBackup } from './restore';
import { salvageStore } from './salvage';

type Print = (line: string) => void;

/** `npm run backup -- <file or folder>`. @throws {ConfigError | BadBackupError} */
export async function backup(config: Config, target: string | undefined, print: Print) {
  if (target === undefined) throw new ConfigError('Name the file (….tar.gz) or folder to write.');
  const count = await makeBackup(config.dataDir, target, new Date());
  print(`The backup is in ${target}: ${count} files. It holds personal data; keep it safe.`);
}

/** `npm run restore -- <file or folder>`. @throws {ConfigError | BadBackupError | LockedError} */
export async function restore(config: Config, source: string | undefined, print: Print) {
  if (source === undefined) throw new ConfigError('Name the backup to restore.');
  const aside = await restoreBackup(config.dataDir, source, new Date());
  print(`${config.dataDir} is as in ${source}, and everybody is signed out.`);
  print(`What was there before lies in ${aside}; delete it when you do not need it.`);
}

/** `npm run salvage`: makes a store that is refused as damaged open again. @throws {LockedError} */
export async function salvage(config: Config, print: Print) {
  const salvaged = await salvageStore(config.dataDir, new Date());
  if (salvaged === null) return print(`${config.dataDir} is whole. Nothing has changed.`);
  for (const problem of salvaged.problems) print(problem);
  print(`What can be read is kept, and opens. The files as they were lie in ${salvaged.aside}.`);
}
