import { join } from 'node:path';
import { exists } from '#server/stores/files/disk';
import { BadBackupError } from './manifest';

/** While this marker exists, the data folder may be half of one state and half of another. */
export const UNDER_WAY = 'restoring';

/** @throws {BadBackupError} a restore was interrupted, and the folder must not be used */
export async function refuseHalfRestored(dataDir: string): Promise<void> {
  if (!(await exists(join(dataDir, UNDER_WAY)))) return;
  throw new BadBackupError(
    `${dataDir}: a restore was interrupted. Run it again; what was there before lies in before-restore-….`,
  );
}
