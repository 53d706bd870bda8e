import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Finding } from '#tests/faults/finding';
import { between, seededRandom } from '#tests/faults/random';
import { readDevice } from '#tests/support/device-storage';
import { waitUntil, type RealServer } from '#tests/support/servers/server';
import { numberIn, receiveRequest, saveAsked, type AskedRow } from './photo-rows';
import { comeOnline } from './rows';
import { LONG_MS, onStage } from './stage';
import { FAULTS, FAULTY, kill, KINDS } from './storm';

/** Most often what costs least: a worker. */
const TURNS = [
  'worker',
  'server',
  'tab',
  'worker',
  'worker',
  'server',
  'worker',
  'tab',
  'worker',
  'browser',
] as const;

interface PhotoStormOptions {
  seed: number;
  requests: number;
  kills: number;
}

/**
 * Questions with eight photos each are saved, tabs and the worker send them, two answers in five are faulty, and again and
 * again a tab, the worker, the browser or the server is killed. In the end each photo is kept once, at its request.
 */
export function raisePhotoStorm({ seed, requests, kills }: PhotoStormOptions): Promise<Finding> {
  return onStage(
    async ({ server, way, device }) => {
      const random = seededRandom(seed);
      const killed = { tab: 0, worker: 0, browser: 0, server: 0 };
      const faulty = { count: 0 };
      way.judge(() => {
        if (random() >= FAULTY) return null;
        faulty.count += 1;
        return FAULTS[between(random, 0, FAULTS.length - 1)] ?? null;
      });
      const asked: AskedRow[] = [];
      let tabs = [await device.openTab()];
      for (let life = 0; life <= kills; life += 1) {
        const [first] = tabs;
        if (!first) throw new Error('There is no tab');
        const due = Math.ceil(((life + 1) * requests) / (kills + 1));
        while (asked.length < due) {
          const row = await receiveRequest(server, asked.length);
          asked.push(row);
          await saveAsked(first, row);
        }
        const goal = way.posts.length + between(random, 1, 12);
        if (tabs.length < 2) tabs.push(await device.openTab());
        await Promise.all([...tabs.map(comeOnline), device.wakeWorker(first)]);
        if (life === kills) break;
        await waitUntil(async () => {
          if (way.posts.length >= goal || (await isEmpty(first))) return true;
          await comeOnline(first);
          return false;
        }, LONG_MS);
        await sleep(between(random, 0, 40));
        const kind = TURNS[life % TURNS.length] ?? 'worker';
        killed[kind] += 1;
        if (kind === 'server') {
          await server.stop('SIGKILL');
          await server.start();
        } else tabs = await kill({ kind, device, tabs, random });
      }
      const [last] = tabs;
      if (!last) throw new Error('There is no tab');
      await waitUntil(async () => {
        await comeOnline(last);
        return isEmpty(last);
      }, 20 * LONG_MS);
      const { wrong, left, kept } = await judge(server, asked);
      const kindsKilled = [...KINDS, 'server' as const].map((kind) => `${killed[kind]} ${kind}s`);
      return {
        fault: 'photos',
        size: `${requests} requests × 8, ${kindsKilled.join(', ')} killed, ${faulty.count} of ${way.posts.length} answers faulty`,
        found: `${kept} photos kept, ${wrong} lost, twice or elsewhere, ${left} parts left over`,
        passed: kept === requests * 8 && wrong + left === 0,
      };
    },
    (url) => url.startsWith('/api/follow/'),
  );
}

/** Whether everything has left the device. */
export async function isEmpty(page: Page): Promise<boolean> {
  const photos = await readDevice(page, 'photos');
  const entries = await readDevice(page, 'outbox');
  return photos.length === 0 && entries.every(({ state }) => state === 'received');
}

/**
 * How many photos are kept, how many are not once, at their request, with their own picture, and how many files of parts
 * nobody removed.
 */
async function judge(server: RealServer, asked: readonly AskedRow[]) {
  const { requestPhotos, orders } = await server.readStore();
  const folder = join(server.dataDir, 'private');
  let wrong = requestPhotos.filter(({ state }) => state !== 'stored').length;
  for (const { id: requestId, photos } of asked) {
    const order = orders.find((one) => one.requestId === requestId);
    const named = (order?.events ?? []).flatMap(({ what }) =>
      what.kind === 'asked' ? (what.photos ?? []) : [],
    );
    if (named.join() !== photos.map(({ id }) => id).join()) wrong += photos.length;
    for (const { id, number } of photos) {
      const rows = requestPhotos.filter((row) => row.id === id);
      const isThere =
        rows.length === 1 &&
        rows.every((row) => row.state === 'stored' && row.requestId === requestId);
      const shown = isThere ? await numberIn(join(folder, id, 'photo.jpg')) : -1;
      if (shown !== number) wrong += 1;
    }
  }
  const parts = await readdir(join(server.dataDir, 'photo-parts')).catch(() => []);
  return { wrong, left: parts.length, kept: (await readdir(folder)).length };
}
