import type { Page } from 'playwright/test';
import { designRoom } from '#tests/support/builder';
import { API_UNREACHED, expect, siteTest, test } from '#tests/support/fixtures';
import { open, workerReady } from '#tests/support/page-state';
import { expectReachable, expectSound } from '#tests/support/page/sound';

const workerTest = test.extend({ serviceWorkers: 'allow' });

const checkButton = (page: Page) => page.getByRole('button', { name: 'Check it' });
const result = (page: Page) => page.getByRole('heading', { name: 'What the rules say' });

async function measureGarden(page: Page, boundary: string) {
  await page.getByLabel('To the nearest boundary, m').fill(boundary);
  await page.getByLabel('To the house, m').fill('8');
  await page.getByLabel('Land around the original house, m²').fill('240');
}

workerTest(
  'the pre-check starts from the design and answers without a connection',
  { tag: '@long' },
  async ({ page, server, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    await open(page, '/builder');
    await workerReady(page);
    await designRoom(page);
    await server.stop();
    await page.getByRole('link', { name: 'Will I need permission?' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Will I need permission?');
    // 4 m × 4 m under felt: 2.5 m inside is 2.96 m outside.
    await expect(page.getByLabel('Height outside, m')).toHaveValue('2.96');
    await expect(page.getByLabel('Ground it covers, m²')).toHaveValue('16');

    await checkButton(page).click();
    await expect(page.getByLabel('To the nearest boundary, m')).toBeFocused();
    await expect(page.getByText('Enter the distance to the boundary in metres')).toBeVisible();
    await measureGarden(page, '1.5');
    await page.keyboard.press('Enter');
    await expect(result(page)).toBeFocused();
    await expect(page.getByText('You would need to apply for planning permission.')).toBeVisible();
    await expect(
      page.getByText(
        /^Within 2\sm of a boundary a building may be 2\.5\sm high; this one is 2\.96\sm/,
      ),
    ).toBeVisible();
    // Later changes are judged at once.
    await page.getByLabel('Height outside, m').fill('2.5');
    await page.getByLabel('Height of the eaves, m').fill('2.4');
    await expect(
      page.getByText('Nothing here speaks against building without an application.'),
    ).toBeVisible();
    await expect(page.getByText('This is guidance, not a decision.').first()).toBeVisible();
  },
);

siteTest('an extension is told apart', async ({ page }) => {
  await open(page, '/permission');
  await page.getByLabel('What do you plan?').selectOption('An extension of the house');
  await checkButton(page).click();
  await expect(result(page)).toBeFocused();
  await expect(page.getByText('An extension is judged by other rules')).toBeVisible();
});

siteTest.describe('every state', () => {
  siteTest.use({ reducedMotion: 'reduce' });
  siteTest(
    'the pre-check is accessible, empty, refused and with each answer',
    { tag: '@long' },
    async ({ page }) => {
      await open(page, '/permission');
      await expectSound(page, '/permission');
      await checkButton(page).click();
      await expectSound(page, '/permission, refused');
      await measureGarden(page, '1.5');
      for (const [label, value] of [
        ['Height outside, m', '2.9'],
        ['Height of the eaves, m', '2.8'],
        ['Ground it covers, m²', '16'],
        ['Floor inside, m²', '12.5'],
      ] as const) {
        await page.getByLabel(label).fill(value);
      }
      await checkButton(page).click();
      await expect(result(page)).toBeFocused();
      await expect(page.getByText('You would need to apply for planning')).toBeVisible();
      await expectSound(page, '/permission, to be applied for');
      await expectReachable(page, '/permission');
      await page.getByLabel('Height outside, m').fill('2.5');
      await page.getByLabel('Height of the eaves, m').fill('2.5');
      await page.getByLabel('Land around the original house, m²').fill('');
      await page.getByLabel('Floor inside, m²').fill('31');
      await expect(page.getByText('It is not certain: one point is open.')).toBeVisible();
      await expectSound(page, '/permission, open, and under the regulations');
      await page.getByLabel('Land around the original house, m²').fill('240');
      await page.getByLabel('Floor inside, m²').fill('12');
      await expect(page.getByText('Nothing here speaks against')).toBeVisible();
      await expectSound(page, '/permission, nothing against it');
      await page.getByLabel('What do you plan?').selectOption('An extension of the house');
      await expect(page.getByText('An extension is judged by other rules')).toBeVisible();
      await expectSound(page, '/permission, an extension');
    },
  );
});
