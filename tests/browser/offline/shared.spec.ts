import type { Page } from 'playwright/test';
import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { shareCode } from '#domain/design/sharing/share-code';
import { designRoom, goNext, roomTypeCard, sizeCard } from '#tests/support/builder';
import { readDevice, storedDraft } from '#tests/support/device-storage';
import { API_UNREACHED, expect, siteTest, test } from '#tests/support/fixtures';
import { open, workerReady } from '#tests/support/page-state';
import { expectReachable, expectSound } from '#tests/support/page/sound';

// Without a connection the site is the worker's.
const workerTest = siteTest.extend({ serviceWorkers: 'allow' });
const stoppedTest = test.extend({ serviceWorkers: 'allow' });

/** 27,150 shell + 900 windows + 850 door + 2,500 patio glass + 2,000 heating + 2,500 cedar = £35,900. */
const DESIGN: Draft = {
  ...emptyDraft,
  roomType: 'garden-room',
  shellSizeId: '4x4',
  windows: 2,
  patioGlass: true,
  features: ['underfloor-heating'],
  finishes: { ...emptyDraft.finishes, cladding: 'cedar' },
};
const LINK = `/shared#${shareCode(DESIGN)}`;

const useButton = (page: Page) => page.getByRole('button', { name: 'Use this design' });

stoppedTest(
  'a link opens offline, shows its design with today’s price, and changes nothing',
  { tag: '@long' },
  async ({ page, server, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    await open(page, '/builder');
    await workerReady(page);
    await roomTypeCard(page, 'Garden Office').check();
    await goNext(page, 2);
    await sizeCard(page, '5 × 4').check();
    await expect.poll(async () => (await storedDraft(page))?.draft.shellSizeId).toBe('5x4');
    await server.stop();
    await open(page, LINK);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Garden Room, 4\sm\s×\s4\sm$/,
    );
    await expect(page.getByText('2 windows, 1 door, patio glass').first()).toBeVisible();
    await expect(page.getByText('£35,900').first()).toBeVisible();
    expect((await storedDraft(page))?.draft).toMatchObject({ roomType: 'office', windows: 0 });
    const drawing = page.getByRole('region', { name: 'This room, drawn' });
    await expect(drawing.getByRole('img')).toHaveAccessibleName(/ seen from its front and right:/);
    await drawing.getByRole('button', { name: 'Turn the room' }).click();
    await expect(drawing.getByRole('img')).toHaveAccessibleName(/ seen from its right and back:/);
    await drawing.getByRole('radio', { name: 'Left' }).check();
    await expect(drawing.getByRole('img')).toHaveAccessibleName(/^Left elevation .*1 window\./);
    await page.getByRole('link', { name: 'Peg it out on your lawn' }).click();
    await expect(page.getByRole('checkbox', { name: /A to C 5\.657\sm/ })).toBeVisible();
    await page.goBack();

    await useButton(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/shared/);
    await useButton(page).click();
    await page.getByRole('button', { name: 'Keep mine, then open' }).click();
    await expect(page).toHaveURL(/\/builder\?step=6$/);
    await expect.poll(async () => (await storedDraft(page))?.draft.roomType).toBe('garden-room');
    expect((await storedDraft(page))?.draft).toEqual(DESIGN);
    expect(await readDevice(page, 'designs')).toMatchObject([
      { name: 'Garden Office, 5 m × 4 m', draft: { roomType: 'office', shellSizeId: '5x4' } },
    ]);
  },
);

workerTest(
  'the builder’s summary gives a link, its QR code and a mail, and saves, all without a signal',
  { tag: '@long' },
  async ({ context, page, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/builder');
    await workerReady(page);
    await context.setOffline(true);
    await designRoom(page);
    await page.getByRole('button', { name: 'Share this design' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this design' });
    await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Copy the link' }).click();
    await expect(dialog.getByText('Copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/^http:\/\/[\d.:]+\/shared#1\.g\.4x4\.110\.\.tfsc\.\.[0-9a-z]{7}$/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Email this design' })).toHaveAttribute(
      'href',
      new RegExp(
        `^mailto:\\?subject=.*${encodeURIComponent('£28,450')}.*${encodeURIComponent(link)}$`,
      ),
    );

    await page.getByRole('button', { name: 'Save to My designs' }).click();
    await page.getByLabel('Name of the design').fill('By the pond');
    await page.keyboard.press('Enter');
    await expect(page.getByText('as “By the pond”')).toBeVisible();
    // The shared design is already the one in the builder, so there is no need to ask.
    await open(page, link);
    await useButton(page).click();
    await expect(page).toHaveURL(/\/builder\?step=6$/);
  },
);

siteTest('where the phone has sharing of its own, it is asked first', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    Object.assign(navigator, { share: async (data: unknown) => void asked.push(data) });
  });
  await open(page, LINK);
  await page.getByRole('button', { name: 'Share this design' }).click();
  const asked = await page.evaluate(() => (window as unknown as { asked: object[] }).asked);
  expect(asked).toEqual([
    { title: 'Garden Room, 4\u00a0m\u00a0×\u00a04\u00a0m', url: expect.stringContaining(LINK) },
  ]);
  await page.getByRole('button', { name: 'Link and QR code' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

const HOSTILE = [
  ['nothing', '', 'There is no design in this link'],
  ['a link cut short', shareCode(DESIGN).slice(0, -4), 'This link is not whole'],
  ['a script', '<script>document.title="taken"</script>', 'This link is not whole'],
  ['letters no browser can read', '%E0%A4%A', 'This link is not whole'],
  ['far too much', `1.g.${'4'.repeat(20_000)}`, 'This link is too long to be one of ours'],
  ['a newer version', '2.g.4x4', 'This link was made by a newer version of our site'],
] as const;

siteTest(
  'a link that shows no design says why, and harms nothing',
  { tag: '@long' },
  async ({ page }) => {
    for (const [what, fragment, title] of HOSTILE) {
      await page.goto('about:blank');
      await open(page, `/shared#${fragment}`);
      await expect(page.getByRole('heading', { level: 2, name: title }), what).toBeVisible();
      expect(await page.title()).not.toBe('taken');
    }
    // A complete link pasted in its place is read at once.
    await page.evaluate((code) => location.assign(`#${code}`), shareCode(DESIGN));
    await expect(page.getByRole('heading', { level: 1, name: /^Garden Room/ })).toBeVisible();
    expect(await storedDraft(page)).toBeNull();
  },
);

siteTest(
  'a design with a size that is gone says which, wherever it is opened',
  async ({ page }) => {
    await open(page, `/shared#${shareCode({ ...DESIGN, shellSizeId: '9x9' })}`);
    const main = page.getByRole('main');
    await expect(main.getByText(/our price list no longer has 9\sm\s×\s9\sm\./)).toBeVisible();
    await expect(main.getByText(/^9\sm\s×\s9\sm, not in the price list$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Peg it out on your lawn' })).toHaveCount(0);

    await useButton(page).click();
    await expect(page.getByRole('heading', { name: 'Select Your Shell Size' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(
      /No longer offered, and set back in your design: 9\sm\s×\s9\sm\./,
    );
  },
);

siteTest.describe('every state', () => {
  siteTest.use({ reducedMotion: 'reduce' });
  siteTest(
    'a shared design is accessible, and a link that shows none',
    { tag: '@long' },
    async ({ page }) => {
      await open(page, '/shared#1.g.4x4');
      await expect(page.getByRole('heading', { name: 'This link is not whole' })).toBeVisible();
      await expectSound(page, '/shared, a broken link');
      await expectReachable(page, '/shared, a broken link');
      await page.evaluate((code) => location.assign(`#${code}`), shareCode(DESIGN));
      await expect(page.getByText('£35,900').first()).toBeVisible();
      await expectSound(page, '/shared');
      await expectReachable(page, '/shared');
      await page.getByRole('button', { name: 'Share this design' }).click();
      await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
      await expectSound(page, '/shared, link and QR code');
    },
  );
});
