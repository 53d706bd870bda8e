import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compressFile } from './precompress.ts';

const WORKER = resolve(import.meta.dirname, '../../app/sw/kill-switch.js');

/**
 * Makes a finished build one that takes the service worker off every device that comes by: the same
 * pages, with a worker that removes itself.
 *
 * @param client the folder that is served, as `dist/client`
 */
export async function putKillSwitch(client: string): Promise<void> {
  const worker = join(client, 'sw.js');
  await copyFile(WORKER, worker);
  await compressFile(worker);
}
