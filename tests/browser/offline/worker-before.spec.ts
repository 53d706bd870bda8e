import type { Page } from 'playwright/test';
import { chosenRoomType, designRoom, submitContact } from '#tests/support/builder';
import { cachedAddresses, readDevice, storedDraft } from '#tests/support/device-storage';
import { API_UNREACHED, expect, proxiedTest as test } from '#tests/support/fixtures';
import { open, workerReady } from '#tests/support/page-state';
import { askedByWorkers } from '#tests/support/page/traffic';
import { buildOf28f84495, removeBuild } from '#tests/support/servers/second-build';
import { DIST } from '#tests/support/servers/server';

test.use({ serviceWorkers: 'allow' });

const waits = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

test(
  'a device with the worker of 28f84495 goes over with draft, queue and pages, and fetches only what has changed',
  { tag: '@long' },
  async ({ context, page, server, way, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    quietConsole.allow(/the server responded with a status of 503/);
    const before = await buildOf28f84495();
    try {
      await server.stop();
      server.deploy(before);
      await server.start();
      way.judge(() => ({ answer: 503 }));
      await open(page, '/builder');
      await workerReady(page);
      await designRoom(page);
      await submitContact(page);
      await expect.poll(async () => (await readDevice(page, 'outbox')).length).toBe(1);
      const draft = await storedDraft(page);
      expect(draft).not.toBeNull();
      const other = await context.newPage();
      await open(other, '/about');
      const kept = await cachedAddresses(page);

      // Before the new build is there: Chromium looks for one by itself after a page was opened, and may be the first.
      const fetched = askedByWorkers(context);
      await server.stop();
      server.deploy(DIST);
      await server.start();
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await expect.poll(() => waits(page)).toBe(true);
      expect(fetched).toContain('/builder');
      const programs = fetched.filter((path) => /\.(js|css)$/.test(path));
      expect(programs.filter((path) => path !== '/sw.js')).toEqual([]);
      expect(fetched).not.toContain('/pricing');

      // As the page of that build asked for it: Serwist and Workbox send the same message.
      const reloaded = page.waitForEvent('load');
      await page
        .getByRole('region', { name: 'Update' })
        .getByRole('button', { name: 'Reload' })
        .click();
      await reloaded;
      await expect.poll(() => waits(page)).toBe(false);
      expect(await storedDraft(page)).toEqual(draft);
      expect(await readDevice(page, 'outbox')).toMatchObject([
        { state: expect.stringMatching(/waiting|sending/) },
      ]);
      const paths = (await cachedAddresses(page)).map(({ path }) => path);
      expect(paths).toEqual(expect.arrayContaining(kept.map(({ path }) => path)));

      // Without a signal every page is there, and the open tab loads what it has not loaded yet.
      await context.setOffline(true);
      await open(page, '/pricing');
      await open(page, '/builder?step=1');
      await expect(chosenRoomType(page)).toHaveCount(1);
      await other.getByRole('button', { name: 'Menu' }).click();
      await other
        .getByRole('navigation', { name: 'Menu' })
        .getByRole('link', { name: 'Process' })
        .click();
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Our process');

      way.judge(null);
      await context.setOffline(false);
      await expect.poll(async () => (await server.quotes()).length).toBe(1);
      await expect
        .poll(async () => readDevice(page, 'outbox'))
        .toMatchObject([{ state: 'received' }]);
      expect(await server.quotes()).toHaveLength(1);
    } finally {
      await server.stop();
      await removeBuild(before);
    }
  },
);
