import type { Page } from 'playwright/test';
import {
  contactField,
  designRoom,
  expectStep,
  finishCard,
  SMALL_ROOM,
} from '#tests/support/builder';
import { cachedAddresses } from '#tests/support/device-storage';
import { API_UNREACHED, expect, NOT_THERE, test } from '#tests/support/fixtures';
import { interactive, open, workerReady } from '#tests/support/page-state';
import { askedByWorkers } from '#tests/support/page/traffic';
import { removeBuild, SECOND_BUILD_MARK, secondBuild } from '#tests/support/servers/second-build';
import type { RealServer } from '#tests/support/servers/server';

test.use({ serviceWorkers: 'allow' });

const notice = (page: Page) => page.getByRole('region', { name: 'Update' });
const isSecondBuild = (page: Page) =>
  page.locator(`meta[name="${SECOND_BUILD_MARK}"]`).count().then(Boolean);

/** Deploys another build, and makes the page check for it as browsers do from time to time. */
async function withDeploy(server: RealServer, page: Page, work: () => Promise<void>) {
  const build = await secondBuild();
  try {
    await server.stop();
    server.deploy(build);
    await server.start();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await work();
  } finally {
    await server.stop();
    await removeBuild(build);
  }
}

/** Presses Reload once the page has what it loads: Chromium lets a worker that is asked at that moment go on. */
async function takeUpdate(page: Page) {
  await page.waitForLoadState('networkidle');
  const reloaded = page.waitForEvent('load');
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await reloaded;
}

test.describe('an update of the site', () => {
  test(
    'waits for consent, and the draft is still there afterwards',
    { tag: '@long' },
    async ({ page, server }) => {
      await open(page, '/builder');
      await workerReady(page);
      await designRoom(page, { ...SMALL_ROOM, finishes: { Cladding: 'Cedar' } });
      await withDeploy(server, page, async () => {
        await expect(notice(page)).toBeVisible();
        await expect(notice(page)).toContainText('A new version is ready');
        // Without consent a reload still gets the running version.
        await page.reload();
        await expectStep(page, 6);
        expect(await isSecondBuild(page)).toBe(false);
        await expect(notice(page)).toBeVisible();

        await takeUpdate(page);
        await expectStep(page, 6);
        expect(await isSecondBuild(page)).toBe(true);
        await expect(notice(page)).toBeHidden();
        await expect(page.getByText('£30,950').filter({ visible: true }).first()).toBeVisible();
        await page.getByRole('link', { name: 'Step 5: Finishes' }).click();
        await expect(finishCard(page, 'Cladding', 'Cedar')).toBeChecked();
      });
    },
  );

  test('fetches only what has changed', { tag: '@long' }, async ({ context, page, server }) => {
    await open(page, '/about');
    await workerReady(page);
    await page.waitForLoadState('networkidle');
    const asked = askedByWorkers(context);
    await withDeploy(server, page, async () => {
      await expect(notice(page)).toBeVisible();
      const kept = (await cachedAddresses(page)).filter(({ cache }) => cache.includes('precache'));
      const paths = new Set(kept.map(({ path }) => path));
      expect(asked.filter((path) => paths.has(path))).toEqual(['/builder']);
    });
  });

  test(
    'is not offered while the quote form holds input',
    { tag: '@long' },
    async ({ page, server }) => {
      await open(page, '/builder');
      await workerReady(page);
      await designRoom(page);
      await contactField(page, 'Name').fill('Half a name');
      await withDeploy(server, page, async () => {
        await expect
          .poll(() =>
            page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null),
          )
          .toBe(true);
        await expect(notice(page)).toBeHidden();
        await expect(contactField(page, 'Name')).toHaveValue('Half a name');
        await contactField(page, 'Name').fill('');
        await expect(notice(page)).toBeVisible();
        await notice(page).getByRole('button', { name: 'Later' }).click();
        await expect(notice(page)).toBeHidden();
        expect(await isSecondBuild(page)).toBe(false);
      });
    },
  );

  test(
    'lets a tab of the earlier version load the parts it has not loaded yet',
    { tag: '@long' },
    async ({ context, page, server, quietConsole }) => {
      quietConsole.allow(API_UNREACHED);
      await open(page, '/');
      await workerReady(page);
      const other = await context.newPage();
      await open(other, '/about');
      await withDeploy(server, page, async () => {
        await takeUpdate(page);
        // The other tab still runs the previous version, under the new worker.
        await other.getByRole('button', { name: 'Menu' }).click();
        await other
          .getByRole('navigation', { name: 'Menu' })
          .getByRole('link', { name: 'Pricing Guide' })
          .click();
        await expect(other.getByRole('heading', { level: 1 })).toContainText('Pricing');
        await expect(notice(other)).toBeVisible();
      });
    },
  );
});

/** Follows a link to another page, whose chunk must be fetched first. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const FAULT = 'This page could not be loaded';

/** Whether the page's fault is seen in the first frame that it stands in. */
const faultAtOnce = (page: Page) =>
  page.evaluate(
    (title) =>
      new Promise<boolean>((done) => {
        const look = () => {
          const fault = document.getElementById('page-heading');
          if (fault?.textContent !== title) requestAnimationFrame(look);
          else done(fault.checkVisibility({ checkOpacity: true }));
        };
        look();
      }),
    FAULT,
  );

test.describe('a part of the program that is gone', () => {
  test.use({ serviceWorkers: 'block' });

  test.beforeEach(async ({ page, quietConsole }) => {
    quietConsole.allow(NOT_THERE);
    // Without a worker every chunk comes from the server, where a deploy may have removed it.
    quietConsole.allow(/Failed to fetch dynamically imported module/);
    await open(page, '/');
  });

  test('is asked for once more with a new page, and never in a loop', async ({ page }) => {
    let loads = 0;
    page.on('load', () => (loads += 1));
    // It is asked whether the part is gone while the page's fault stands there, which nobody sees.
    const isSeenAtOnce = faultAtOnce(page);
    await page.route(/\/assets\/quotes-[^/]+\.js$/, async (route) => {
      if (route.request().method() === 'HEAD') await isSeenAtOnce;
      await route.fulfill({ status: 404 });
    });
    await goTo(page, '/quotes');
    expect(await isSeenAtOnce).toBe(false);
    await expect.poll(() => loads).toBe(1);
    await interactive(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loads).toBe(1);
  });

  test('is no reason for a new page while no server answers, though there is a network', async ({
    page,
    server,
    quietConsole,
  }) => {
    quietConsole.allow(/net::ERR_[A-Z_]+ @ /);
    await server.stop();
    let loads = 0;
    page.on('load', () => (loads += 1));
    const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await goTo(page, '/quotes');
    await asked;
    const fault = page.getByRole('heading', { name: FAULT });
    // Without opacity it would be visible for Playwright.
    await expect
      .poll(() => fault.evaluate((element) => element.checkVisibility({ checkOpacity: true })))
      .toBe(true);
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    expect(loads).toBe(0);

    await server.start();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Your quote requests' })).toBeVisible();
    expect(loads).toBe(1);
  });
});
