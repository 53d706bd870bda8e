import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtHeading } from '#tests/support/servers/build-files';
import { cachedAddresses, readDevice } from '#tests/support/device-storage';
import { API_UNREACHED, expect, NOT_THERE, test } from '#tests/support/fixtures';
import { launchProfile } from '#tests/support/servers/launch';
import { interactive, open, workerReady } from '#tests/support/page-state';
import { postQuote } from '#tests/support/quote-body';
import { PUBLIC_ROUTES, UNKNOWN_PATH } from '#tests/support/routes';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ quietConsole }) => quietConsole.allow(API_UNREACHED));

test(
  'every public page opens with the server stopped after one visit to the home page',
  { tag: '@long' },
  async ({ page, server }) => {
    await open(page, '/');
    await workerReady(page);
    await server.stop();
    for (const path of PUBLIC_ROUTES) {
      const response = await page.goto(path);
      expect.soft(response?.status(), path).toBe(200);
      await interactive(page);
      const heading = builtHeading(path);
      expect.soft(heading, path).not.toBe('');
      await expect.soft(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
      const sheets = await page.evaluate(() =>
        [...document.styleSheets].some(({ href }) => href?.endsWith('.css') ?? false),
      );
      expect.soft(sheets, `${path} has its stylesheet`).toBe(true);
    }
  },
);

test(
  'links between pages work with the server stopped',
  { tag: '@long' },
  async ({ page, server }) => {
    await open(page, '/');
    await workerReady(page);
    await server.stop();
    for (const name of ['Why Modular', 'Process', 'Pricing Guide', 'Contact']) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name }).click();
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        builtHeading(new URL(page.url()).pathname),
      );
    }
  },
);

test('a page that was opened without a signal has everything once there is one', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await workerReady(page);
  await context.setOffline(true);
  await open(page, '/gallery');
  const failed = page.getByText('The pictures could not be loaded.');
  await expect(failed).toBeVisible();
  await context.setOffline(false);
  await expect(failed).toBeHidden();
  await expect(page.getByRole('main').getByRole('img')).not.toHaveCount(0);
});

test(
  'offline an unknown address shows the not-found screen, and another spelling its page',
  { tag: '@long' },
  async ({ page, server, quietConsole }) => {
    quietConsole.allow(NOT_THERE);
    await open(page, '/');
    await workerReady(page);
    await server.stop();
    const response = await page.goto(UNKNOWN_PATH);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    // Its picture was never seen, and is left out silently.
    await interactive(page);
    await expect(page.locator('main img')).toHaveJSProperty('complete', true);
    // The builder reads what was asked for, and goes back to the first step that lacks a choice.
    await page.goto('/BUILDER/?step=2');
    await expect(page).toHaveURL(`${server.origin}/builder?step=1`);
    await interactive(page);
  },
);

test('a page once seen keeps its pictures', { tag: '@long' }, async ({ page, server }) => {
  await open(page, '/');
  await workerReady(page);
  await page.reload();
  await interactive(page);
  const hero = page.getByRole('main').getByRole('img').first();
  await expect(hero).toHaveJSProperty('complete', true);
  await server.stop();
  await page.reload();
  await expect
    .poll(() => hero.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(100);
});

test(
  'the worker keeps pages and programs, never the API, uploads or the admin',
  { tag: '@long' },
  async ({ page, server, quietConsole }) => {
    quietConsole.allow(NOT_THERE);
    await open(page, '/');
    await workerReady(page);
    await page.reload();
    await interactive(page);
    await postQuote(server.origin);
    for (const path of ['/api/pricing', '/api/none', '/uploads/none.jpg', '/healthz', '/readyz']) {
      await page.evaluate((address) => fetch(address).then((response) => response.text()), path);
    }
    for (const path of ['/builder', '/admin/login', '/admin/pricing', '/uploads/none']) {
      await page.goto(path);
    }
    await open(page, '/');
    const cached = await cachedAddresses(page);
    const forbidden = cached.filter(({ path }) =>
      /^\/(api|uploads|admin|healthz|readyz)(\/|$)/.test(path),
    );
    expect(forbidden).toEqual([]);
    const paths = cached.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining([...PUBLIC_ROUTES]));
    expect(paths.filter((path) => path === '/sw.js')).toEqual([]);
    // Prices are in the database instead, with their version number.
    expect(await readDevice(page, 'pricing')).toMatchObject([{ version: 1 }]);
  },
);

test(
  'the builder opens in a browser that was started without any connection',
  { tag: '@long' },
  async ({ server }) => {
    const profile = await mkdtemp(join(tmpdir(), 'garden-rooms-profile-'));
    const launch = () => launchProfile(profile, { baseURL: server.origin });
    try {
      const first = await launch();
      const visit = await first.newPage();
      await open(visit, '/');
      await workerReady(visit);
      await first.close();
      await server.stop();
      const second = await launch();
      const cold = await second.newPage();
      await open(cold, '/builder');
      await expect(cold.getByRole('heading', { name: 'Choose Your Room Type' })).toBeVisible();
      await cold.getByRole('radio', { name: /^Garden Room/ }).check();
      await second.close();
    } finally {
      await rm(profile, { recursive: true, force: true });
    }
  },
);
