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
import {
  findUpdate,
  isControlled,
  keepWorkerBusy,
  withKillSwitch,
  workersAndCaches,
} from '#tests/support/servers/kill-switch';
import { RELEASED_DRAFTS } from '#app/offline/testing/released';

test.use({ serviceWorkers: 'allow' });

const workers = async (page: Page) => (await page.evaluate(workersAndCaches))[0];

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
      expect(await page.evaluate(isControlled)).toBe(false);
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
      expect(await page.evaluate(isControlled)).toBe(false);
      await expect.poll(() => page.evaluate(workersAndCaches)).toEqual([0, 0]);
    });
  },
);
