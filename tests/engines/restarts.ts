import assert from 'node:assert/strict';
import {
  findUpdate,
  isControlled,
  keepWorkerBusy,
  withKillSwitch,
  workersAndCaches,
} from '#tests/support/servers/kill-switch';
import { waitUntil } from '#tests/support/servers/server';
import { heading, runningPrice, text } from './elements';
import { inPage } from './in-page';
import { askForQuote, designRoom, designToFeatures, PRICE } from './room';
import { open, see, workerReady } from './screen';
import type { Visit } from './visit';

/** A half-designed room is still there after the browser has been closed, with the server down. */
export async function keepDraft(visit: Visit): Promise<void> {
  const builder = `${visit.server.origin}/builder`;
  let tab = await visit.startBrowser();
  await open(tab, builder);
  await workerReady(tab);
  await designToFeatures(tab);
  await see(tab, text('Saved on this device'));
  await visit.closeBrowser();
  await visit.server.stop();
  tab = await visit.startBrowser();
  await open(tab, builder);
  await see(tab, heading('Features'));
  await see(tab, runningPrice(PRICE));
  await visit.picture('draft');
}

/**
 * Background Sync: registered by a page of a browser that has since been closed, it wakes the worker in
 * the next one, which opens none of our pages.
 */
export async function syncAfterRestart(visit: Visit): Promise<void> {
  const { server } = visit;
  const tab = await visit.startBrowser();
  await open(tab, `${server.origin}/builder`);
  await workerReady(tab);
  await designRoom(tab);
  await server.stop();
  await askForQuote(tab);
  await visit.closeBrowser();
  await server.start();
  await visit.startBrowser();
  await waitUntil(async () => (await server.quotes()).length === 1, 30_000);
}

/** A kill switch removes the worker and its caches while a page keeps it busy; the draft stays. */
export async function loseWorker(visit: Visit): Promise<void> {
  const { server } = visit;
  const builder = `${server.origin}/builder`;
  const tab = await visit.startBrowser();
  const isWithout = async () => (await inPage(tab, workersAndCaches)).every((count) => count === 0);
  await open(tab, builder);
  await workerReady(tab);
  await designToFeatures(tab);
  await see(tab, text('Saved on this device'));
  await withKillSwitch(server, async () => {
    await inPage(tab, keepWorkerBusy);
    await inPage(tab, findUpdate);
    await waitUntil(async () => (await inPage(tab, workersAndCaches))[0] === 0, 20_000);
    await open(tab, builder);
    assert.equal(await inPage(tab, isControlled), false);
    await see(tab, runningPrice(PRICE));
    await waitUntil(isWithout, 20_000);
  });
}
