import type { Page } from 'playwright/test';
import { newRows, saveRows } from '#tests/outbox/rows';
import {
  cachedAddresses,
  readDevice,
  storedDraft,
  writeDevice,
} from '#tests/support/device-storage';
import { API_UNREACHED, expect, proxiedTest as test } from '#tests/support/fixtures';
import { interactive, open, workerReady } from '#tests/support/page-state';
import { killSwitchBuild, removeBuild } from '#tests/support/servers/second-build';
import type { RealServer } from '#tests/support/servers/server';
import { RELEASED_DRAFTS } from '#app/offline/testing/released';

test.use({ serviceWorkers: 'allow' });

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test(
  'a kill-switch build removes worker and caches, and keeps draft and outbox',
  { tag: '@long' },
  async ({ page, server, way, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    quietConsole.allow(/the server responded with a status of 50\d/);
    await open(page, '/about');
    await workerReady(page);
    const [draft] = Object.values(RELEASED_DRAFTS);
    await writeDevice(page, 'drafts', draft, 'current');
    await saveRows(page, newRows(1));
    const kept = await readDevice(page, 'outbox');
    expect(kept).toHaveLength(1);
    expect(await cachedAddresses(page)).not.toEqual([]);
    let loads = 0;
    page.on('load', () => (loads += 1));

    await withKillSwitch(server, async () => {
      await page.evaluate(findUpdate);
      await expect.poll(() => workers(page)).toBe(0);
      await expect.poll(() => cachedAddresses(page)).toEqual([]);
      // The open page carries on as before, and the device keeps its data.
      expect(loads).toBe(0);
      expect(await storedDraft(page)).toEqual(draft);
      expect(await readDevice(page, 'outbox')).toEqual(kept);
      expect(way.posts).toEqual([]);

      // From the next page on there is no worker between it and the server, and the queue still works.
      await page.reload();
      await interactive(page);
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      await expect.poll(async () => (await server.quotes()).length).toBe(1);
      expect(await storedDraft(page)).toEqual(draft);
      await expect.poll(() => workers(page)).toBe(0);
      expect(await cachedAddresses(page)).toEqual([]);
    });
  },
);

test(
  'a kill-switch build removes a worker that its page keeps busy',
  { tag: '@long' },
  async ({ page, server, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    quietConsole.allow(/the server responded with a status of 50\d/);
    await open(page, '/about');
    await workerReady(page);
    await withKillSwitch(server, async () => {
      await page.evaluate(keepWorkerBusy);
      await page.evaluate(findUpdate);
      await expect.poll(() => workers(page)).toBe(0);

      await page.reload();
      await interactive(page);
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      await expect.poll(() => workers(page)).toBe(0);
      await expect.poll(() => cachedAddresses(page)).toEqual([]);
    });
  },
);

/** Deploys the kill switch in the place of the running build. */
async function withKillSwitch(server: RealServer, work: () => Promise<void>) {
  const build = await killSwitchBuild();
  try {
    await server.stop();
    server.deploy(build);
    await server.start();
    await work();
  } finally {
    await server.stop();
    await removeBuild(build);
  }
}

/** In the page: looks for another worker now, as browsers do from time to time. */
async function findUpdate() {
  await (await navigator.serviceWorker.ready).update();
}

/** In the page: asks the worker for something every few milliseconds, until the page goes. */
function keepWorkerBusy() {
  setInterval(() => void fetch('/api/pricing').catch(() => undefined), 5);
}
