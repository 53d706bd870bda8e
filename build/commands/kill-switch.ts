import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compressFile } from './precompress.ts';

const WORKER = resolve(import.meta.dirname, '../../app/sw/kill-switch.js');

/**
 * Turns a finished build into one that removes the service worker from every device that visits: the same
 * pages, with a worker that unregisters itself.
 *
 * @param client the folder that is served, such as `dist/client`
 */
export async function putKillSwitch(client: string): Promise<void> {
  const worker = join(client, 'sw.js');
  await copyFile(WORKER, worker);
  await compressFile(worker);
}
