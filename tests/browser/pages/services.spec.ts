import type { Page } from 'playwright/test';
import { API_UNREACHED, expect, siteTest as test } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';
import { expectSound } from '#tests/support/page/sound';

const SERVICES = [
  {
    path: '/services/garden-rooms',
    title: 'Garden Rooms',
    price: '£28,000',
    facts: ['12.5 m² inside, 4 m × 4 m outside', '2–3 weeks', '£28,000', '5.1 m² inside, £15,710'],
    own: ['Glazing', 'Double, as standard'],
  },
  {
    path: '/services/garden-offices',
    title: 'Garden Offices',
    price: '£30,000',
    facts: ['12.5 m² inside, 4 m × 4 m outside', '2–3 weeks', '£30,000', '5.1 m² inside, £16,805'],
    own: ['CAT6 cabling', 'Optional'],
  },
  {
    path: '/services/3-wall-extensions',
    title: 'Modular House Extensions (3 walls)',
    price: '£35,000',
    facts: ['varies', '3–5 weeks', '5.6 m² inside, £20,168'],
    own: ['Building regulations', 'Always apply; we see them through'],
  },
  {
    path: '/services/dual-purpose',
    title: 'Dual Purpose Spaces',
    price: '£32,000',
    facts: ['16.0 m² inside, 5 m × 4 m outside', '2–4 weeks', '£32,000', '5.1 m² inside, £15,928'],
    own: ['Inner wall', 'Placed with you, in the design'],
  },
] as const;

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) =>
  main(page).locator('section', { has: page.getByRole('heading', { name, exact: true }) });

for (const { path, title, price, facts, own } of SERVICES) {
  test(
    `${path}: what it is, for how much, and no accessibility fault`,
    { tag: '@long' },
    async ({ page }) => {
      await open(page, path);
      await test.step('hero, description and starting price', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(
          main(page).getByRole('link', { name: 'Book Free Consultation' }).first(),
        ).toHaveAttribute('href', '/contact');
        const from = section(page, 'Starting From');
        await from.getByText(price).first().scrollIntoViewIfNeeded();
        await from.getByRole('link').scrollIntoViewIfNeeded();
        await expect(from.getByText(price).first()).toBeVisible();
        await expect(from.getByRole('definition')).toHaveText([...facts]);
        await expect(from.getByRole('link', { name: 'Build and price one' })).toHaveAttribute(
          'href',
          '/builder',
        );
      });

      await test.step('Key Features, Perfect For and Typical Specifications', async () => {
        await expect(section(page, 'Key Features').getByRole('listitem')).not.toHaveCount(0);
        await expect(section(page, 'Perfect For').getByRole('listitem')).not.toHaveCount(0);
        const specifications = section(page, 'Typical Specifications');
        const [label, value] = own;
        await expect(specifications.locator('div', { hasText: label }).last()).toContainText(value);
        await expect(specifications).toContainText('2.5 m');
        await expect(specifications).toContainText('10 years');
        await expect(specifications).toContainText('125 mm PIR');
      });

      await test.step('has no accessibility fault', async () => {
        await expectSound(page, path);
      });
    },
  );
}

test.describe('before a worker keeps the prices', () => {
  test('without prices the live rows point to the builder', async ({ page, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    await page.route('**/api/pricing', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await open(page, '/services/garden-rooms');
    const from = section(page, 'Starting From');
    await from.getByRole('link').scrollIntoViewIfNeeded();
    await failed;
    const facts = from.getByRole('definition');
    await expect(facts).toHaveText([
      '12.5 m² inside, 4 m × 4 m outside',
      '2–3 weeks',
      'see the builder',
      'see the builder',
    ]);
  });
});
