import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { between, seededRandom, type Random } from '#tests/faults/random';
import type { Finding } from '#tests/faults/finding';
import { readDevice } from '#tests/support/device-storage';
import type { Fault } from '#tests/support/servers/faulty-proxy';
import { waitUntil } from '#tests/support/servers/server';
import type { Device } from './device';
import { comeOnline, countReceived, newRows, saveRows } from './rows';
import { LONG_MS, onStage } from './stage';

/** The share of answers that are faulty. */
export const FAULTY = 0.4;
const TABS = 3;
export const KINDS = ['tab', 'worker', 'browser'] as const;

export const FAULTS: readonly Fault[] = [
  { answer: 500 },
  { answer: 503, headers: { 'retry-after': '1' } },
  { answer: 429, headers: { 'retry-after': '1' } },
  { answer: 408 },
  { answer: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Welcome to the Wi-Fi</h1>' },
  { answer: 400, headers: { 'content-type': 'text/html' }, body: '<h1>Bad Request</h1>' },
  { answer: 201, body: JSON.stringify({ id: 'c2a4f1b0-11aa-4c3d-8e5f-9a8b7c6d5e4f' }) },
  'drop-before-server',
  'drop-after-commit',
];

export interface StormOptions {
  seed: number;
  entries: number;
  kills: number;
}

/**
 * Requests are saved, three tabs and the worker send them, two responses in five are faulty, and again
 * and again a tab, the worker or the whole browser is killed. In the end each is stored once.
 */
export function raiseStorm({ seed, entries, kills }: StormOptions): Promise<Finding> {
  return onStage(async ({ server, way, device }) => {
    const random = seededRandom(seed);
    const killed = { tab: 0, worker: 0, browser: 0 };
    const faulty = { count: 0 };
    way.judge(() => {
      if (random() >= FAULTY) return null;
      faulty.count += 1;
      return FAULTS[between(random, 0, FAULTS.length - 1)] ?? null;
    });
    const rows = newRows(entries);
    const share = Math.floor(entries / (kills + 1));
    let tabs = [await device.openTab()];
    for (let life = 0; life <= kills; life += 1) {
      const [first] = tabs;
      if (!first) throw new Error('There is no tab');
      const saved = rows.slice(life * share, life === kills ? entries : (life + 1) * share);
      // Each of them makes at least one POST, some of them before the wake-up.
      const goal = way.posts.length + between(random, 1, Math.max(1, saved.length));
      await saveRows(first, saved);
      while (tabs.length < TABS) tabs.push(await device.openTab());
      await Promise.all([...tabs.map(comeOnline), device.wakeWorker(first)]);
      if (life === kills) break;
      await waitUntil(async () => {
        if (way.posts.length < goal) await comeOnline(first);
        return way.posts.length >= goal;
      }, LONG_MS);
      await sleep(between(random, 0, 40));
      const kind = KINDS[life % KINDS.length] ?? 'tab';
      killed[kind] += 1;
      tabs = await kill({ kind, device, tabs, random });
    }
    const [last] = tabs;
    if (!last) throw new Error('There is no tab');
    await waitUntil(async () => {
      await comeOnline(last);
      return (await countReceived(last)) === entries;
    }, 10 * LONG_MS);
    const stored = (await server.quotes()).map(({ name }) => name);
    const lost = rows.filter(({ id }) => !stored.includes(id)).length;
    const twice = stored.length - new Set(stored).size;
    const kept = JSON.stringify(await readDevice(last, 'outbox'));
    const details = rows.filter(({ request }) => kept.includes(request.email)).length;
    const kindsKilled = `${killed.tab} tabs, ${killed.worker} workers, ${killed.browser} browsers`;
    return {
      fault: 'storm',
      size: `${entries} entries, ${kindsKilled} killed, ${faulty.count} of ${way.posts.length} answers faulty`,
      found: `${stored.length} rows, ${lost} lost, ${twice} twice`,
      passed: stored.length === entries && lost + twice + details === 0,
    };
  });
}

interface Kill {
  kind: (typeof KINDS)[number];
  device: Device;
  tabs: Page[];
  random: Random;
}

/** Kills one of them. Returns the tabs that are open afterwards, at least one. */
export async function kill({ kind, device, tabs, random }: Kill): Promise<Page[]> {
  if (kind === 'browser') {
    await device.kill();
    await device.start();
    return [await device.openTab()];
  }
  const victim = tabs[between(random, 0, tabs.length - 1)];
  if (!victim) return tabs;
  if (kind === 'worker') {
    await device.killWorkers(victim);
    return tabs;
  }
  await device.killTab(victim);
  // Tabs may share a process, and then they die together.
  const alive = await Promise.all(tabs.map((tab) => tab !== victim && answers(tab)));
  const left = tabs.filter((_, index) => alive[index]);
  return left.length > 0 ? left : [await device.openTab()];
}

async function answers(tab: Page): Promise<boolean> {
  const end = sleep(10_000).then(() => false);
  return Promise.race([tab.evaluate(() => true).catch(() => false), end]);
}
