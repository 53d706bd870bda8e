import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { devices, type Page } from 'playwright/test';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { launchProfile } from '#tests/support/servers/launch';
import { open, workerReady } from '#tests/support/page-state';

test.use({ serviceWorkers: 'allow' });

const offer = (page: Page) => page.getByRole('region', { name: 'Install' });

test(
  'the browser finds nothing against installing, offers it, and a no is for good',
  { tag: '@long' },
  async ({ site }) => {
    // Installing requires a persistent profile.
    const profile = await mkdtemp(join(tmpdir(), 'garden-rooms-profile-'));
    const context = await launchProfile(profile, { baseURL: site.origin });
    try {
      const page = await context.newPage();
      await open(page, '/');
      await workerReady(page);
      const cdp = await context.newCDPSession(page);
      await expect
        .poll(async () => (await cdp.send('Page.getInstallabilityErrors')).installabilityErrors)
        .toEqual([]);
      const { manifest, data = '' } = await cdp.send('Page.getAppManifest', {});
      expect(manifest.launchHandler?.clientMode, 'as the browser reads it').toBe('kFocusExisting');
      // A browser without windows reads no file handlers.
      expect(JSON.parse(data)).toMatchObject({
        file_handlers: [{ action: '/designs', accept: { 'application/json': ['.json'] } }],
      });
      // The browser offers it only after an interaction.
      await page.getByRole('button', { name: 'Dark theme' }).click();
      await expect(offer(page).getByRole('button', { name: 'Install' })).toBeVisible();
      await offer(page).getByRole('button', { name: 'No thanks' }).click();
      await expect(offer(page)).toHaveCount(0);
      await open(page, '/about');
      await page.getByRole('button', { name: 'Dark theme' }).click();
      await workerReady(page);
      await expect(offer(page)).toHaveCount(0);
    } finally {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    }
  },
);

test(
  'a file that is slow holds up no other file of the install',
  { tag: '@long' },
  async ({ page, context }) => {
    const gate = new EventEmitter();
    const opened = once(gate, 'open');
    let isHeld = false;
    let others = 0;
    await context.route('**/content/questions.json', async (route) => {
      isHeld = true;
      await opened;
      await route.continue();
    });
    context.on('request', (request) => {
      if (isHeld && request.serviceWorker() !== null) others += 1;
    });
    await open(page, '/');
    await expect.poll(() => others).toBeGreaterThan(20);
    gate.emit('open');
    await workerReady(page);
  },
);

test.describe('on an iPhone', () => {
  test.use({ userAgent: devices['iPhone 15'].userAgent });

  test('an iPhone is told the way through Share, and a no is for good', async ({ page }) => {
    await open(page, '/');
    await expect(offer(page)).toContainText('Share');
    await expect(offer(page)).toContainText('“Add to Home Screen”');
    await expect(offer(page).getByRole('button', { name: 'Install' })).toHaveCount(0);
    await offer(page).getByRole('button', { name: 'Got it' }).click();
    await expect(offer(page)).toHaveCount(0);
    await open(page, '/about');
    await expect(offer(page)).toHaveCount(0);
  });
});

test('an ordinary visit is offered nothing it cannot have', async ({ page }) => {
  await open(page, '/');
  await workerReady(page);
  await expect(offer(page)).toHaveCount(0);
});
