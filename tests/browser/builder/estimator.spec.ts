import type { Page } from 'playwright/test';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { holdPricing } from '#tests/support/hold';
import { open } from '#tests/support/page-state';
import { DESKTOP, PHONE } from '#tests/support/routes';

const card = (page: Page) => page.getByRole('complementary', { name: 'Your estimate' });
const range = (page: Page) => card(page).getByRole('status');
const roomType = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Room type' }).getByRole('radio', { name, exact: true });
const size = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Size' }).getByRole('radio', { name });
const feature = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: /^Features/ }).getByRole('checkbox', { name });

const NEEDS = 'Select room type and size to see your estimate';

test('offers four room types, every size and three optional features', async ({ page }) => {
  await open(page, '/estimator');
  const types = [
    'Garden Room',
    'Garden Office',
    'Modular House Extensions (3 walls)',
    'Dual Purpose',
  ];
  await expect(page.getByRole('group', { name: 'Room type' }).getByRole('radio')).toHaveCount(4);
  for (const name of types) await expect(roomType(page, name)).not.toBeChecked();
  await expect(page.getByRole('group', { name: 'Size' }).getByRole('radio')).toHaveCount(13);
  const features = page.getByRole('group', { name: /^Features/ }).getByRole('checkbox');
  await expect(features).toHaveCount(3);
  for (const name of [/^Full electrics/, /^Air conditioning/, /^Underfloor heating/]) {
    await expect(feature(page, name)).not.toBeChecked();
  }
});

test('says what it needs until both room type and size are chosen', async ({ page }) => {
  await open(page, '/estimator');
  await expect(range(page)).toHaveText(NEEDS);
  await roomType(page, 'Garden Room').check();
  await expect(range(page)).toHaveText(NEEDS);
  await page.reload();
  await size(page, /\s4\sm\s×\s4\sm outside/).check();
  await expect(range(page)).toHaveText(NEEDS);
  await roomType(page, 'Garden Room').check();
  await expect(range(page)).not.toContainText(NEEDS);
});

const EXAMPLES: ReadonlyArray<{
  room: string;
  shell: RegExp;
  features: RegExp[];
  shown: string;
  because: string;
}> = [
  {
    room: 'Garden Room',
    shell: /\s4\sm\s×\s4\sm outside/,
    features: [],
    shown: '£29,450 – £35,200',
    because: '27,150 + 450 + 850 + 1,000, and 27,150 + 1,350 + 1,700 + 5,000',
  },
  {
    room: 'Garden Office',
    shell: /\s4\.4\sm\s×\s3\sm outside/,
    features: [/^Full electrics/],
    shown: '£29,268 – £35,018',
    because: '25,768 + 1,200 + 2,300, and 25,768 + 1,200 + 8,050',
  },
  {
    room: 'Modular House Extensions (3 walls)',
    shell: /\s8\sm\s×\s6\sm outside/,
    features: [/^Full electrics/, /^Air conditioning/, /^Underfloor heating/],
    shown: '£94,736 – £100,486',
    because: '86,736 + 5,700 + 2,300, and 86,736 + 5,700 + 8,050',
  },
];

for (const { room, shell, features, shown, because } of EXAMPLES) {
  test(`${room} gives ${shown}: ${because}`, async ({ page }) => {
    await open(page, '/estimator');
    await roomType(page, room).check();
    await size(page, shell).check();
    for (const name of features) await feature(page, name).check();
    await expect(range(page)).toContainText(shown);
    await expect(range(page)).toContainText('Estimated price range, incl. VAT');
  });
}

test('a feature adds its price at both ends and takes it back', async ({ page }) => {
  await open(page, '/estimator');
  await roomType(page, 'Garden Room').check();
  await size(page, /\s4\sm\s×\s4\sm outside/).check();
  await feature(page, /^Air conditioning/).check();
  await expect(range(page)).toContainText('£31,950 – £37,700');
  await feature(page, /^Air conditioning/).uncheck();
  await expect(range(page)).toContainText('£29,450 – £35,200');
});

test('the features show the display prices until live ones arrive', async ({ page }) => {
  const { release } = await holdPricing(page);
  await open(page, '/estimator');
  const group = page.getByRole('group', { name: /^Features/ });
  for (const price of ['£1,500', '£3,800', '£2,000']) await expect(group).toContainText(price);
  await expect(range(page)).toHaveText('Loading live prices…');
  release();
  for (const price of ['£1,200', '£2,500', '£2,000']) await expect(group).toContainText(price);
  await expect(group).not.toContainText('£3,800');
  await expect(range(page)).toHaveText(NEEDS);
});

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a wide screen', DESKTOP],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('the estimate stays in sight while the choices scroll', async ({ page }) => {
      await open(page, '/estimator');
      await expect(range(page)).toBeInViewport();
      const last = feature(page, /^Underfloor heating/);
      await last.scrollIntoViewIfNeeded();
      await expect(range(page)).toBeInViewport({ ratio: 1 });
      await last.check();
      await expect(last).toBeChecked();
    });

    test('leads to the full builder in two places', async ({ page }) => {
      await open(page, '/estimator');
      for (const link of ['Get Detailed Quote', 'Need more detail? Try the Full Builder']) {
        await expect(page.getByRole('link', { name: link })).toBeVisible();
        await expect(page.getByRole('link', { name: link })).toHaveAttribute('href', '/builder');
      }
      await page.getByRole('link', { name: 'Get Detailed Quote' }).click();
      await expect(page.getByRole('heading', { name: 'Choose Your Room Type' })).toBeVisible();
    });
  });
}

test('works by keyboard alone', async ({ page }) => {
  await open(page, '/estimator');
  await expect(size(page, /2\.5\sm\s×\s3\sm outside/)).toBeVisible();
  await roomType(page, 'Garden Room').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(feature(page, /^Full electrics/)).toBeChecked();
  // 14,860 + 1,200 + 2,300, and 14,860 + 1,200 + 8,050
  await expect(range(page)).toContainText('£18,360 – £24,110');
});
