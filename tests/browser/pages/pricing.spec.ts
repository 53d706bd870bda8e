import type { Page } from 'playwright/test';
import { expectAccessible } from '#tests/support/page/accessibility';
import { API_UNREACHED, expect, siteTest, test as ownServerTest } from '#tests/support/fixtures';
import { holdPricing } from '#tests/support/hold';
import { open, workerReady } from '#tests/support/page-state';
import { expectSound } from '#tests/support/page/sound';

const workerTest = siteTest.extend({ serviceWorkers: 'allow' });

const PRODUCTS = [
  [
    'Garden Rooms',
    '£28,000',
    ['12.5 m² inside, 4 m × 4 m outside', '2–3 weeks', '£28,000', '5.1 m² inside, £15,710'],
  ],
  [
    'Garden Offices',
    '£30,000',
    ['12.5 m² inside, 4 m × 4 m outside', '2–3 weeks', '£30,000', '5.1 m² inside, £16,805'],
  ],
  [
    'Modular House Extensions (3 walls)',
    '£35,000',
    ['varies', '3–5 weeks', '5.6 m² inside, £20,168'],
  ],
  [
    'Dual Purpose Spaces',
    '£32,000',
    ['16.0 m² inside, 5 m × 4 m outside', '2–4 weeks', '£32,000', '5.1 m² inside, £15,928'],
  ],
] as const;

const EXTRAS = [
  ['Underfloor heating', '£2,000'],
  ['Full electrics', '£1,200'],
  ['Air conditioning', '£2,500'],
  ['Premium insulation', 'Included'],
] as const;

const OFFLINE = 'You are offline. These are the prices of your last visit.';
const OLDER = 'Newer prices could not be reached. These are the prices of your last visit.';
const FAILED = 'The prices could not be loaded. Try again, or call us.';

const extras = (page: Page) => page.getByRole('table', { name: 'Popular Extras & Upgrades' });
const section = (page: Page) =>
  page.locator('section', {
    has: page.getByRole('heading', { name: 'Popular Extras & Upgrades' }),
  });
const said = (page: Page) => section(page).getByRole('status');

async function expectExtras(page: Page): Promise<void> {
  const rows = extras(page).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(4);
  for (const [index, [name, price]] of EXTRAS.entries()) {
    await expect(rows.nth(index).getByRole('rowheader')).toHaveText(name);
    await expect(rows.nth(index).getByRole('cell')).toHaveText(price);
  }
}

siteTest.describe('what the page says', () => {
  siteTest(
    'is what a price holds and what it does not, and accessible',
    { tag: '@long' },
    async ({ page }) => {
      await open(page, '/pricing');
      await siteTest.step(
        'the title, the note that prices are starting guides, and VAT',
        async () => {
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transparent Pricing');
          await expect(page.getByText(/^These are starting guides\./)).toBeVisible();
          await expect(section(page).getByText('Prices include VAT.')).toBeVisible();
        },
      );
      await siteTest.step(
        'four product cards with their prices, and the smallest room of each',
        async () => {
          await expect(page.getByRole('article')).toHaveCount(4);
          for (const [name, from, facts] of PRODUCTS) {
            const product = page
              .getByRole('article')
              .filter({ has: page.getByRole('heading', { name }) });
            await expect(product.getByText(from).first()).toBeVisible();
            await expect(product.getByRole('definition')).toHaveText([...facts]);
            await expect(
              product.getByRole('link', { name: 'Build and price one' }),
            ).toHaveAttribute('href', '/builder');
          }
        },
      );
      await siteTest.step('what is included, what is not, and answers', async () => {
        for (const name of ['What the price holds', 'Questions about the price']) {
          await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
        }
        for (const name of ['Included', 'Not included', 'Does the price include VAT?']) {
          await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
        }
        const band = page.getByRole('region', { name: 'Ready to Create Your Perfect Space?' });
        await expect(band.getByRole('link', { name: 'Book Free Consultation' })).toHaveAttribute(
          'href',
          '/contact',
        );
      });
      await siteTest.step('without an accessibility fault', async () => {
        await expectExtras(page);
        await expectSound(page, '/pricing');
      });
    },
  );
});

siteTest.describe('the live extras', () => {
  siteTest('are empty until the prices are here, then listed', async ({ page }) => {
    const pricing = await holdPricing(page);
    await open(page, '/pricing');
    await pricing.asked;
    await expect(section(page).getByText('Loading prices')).toBeAttached();
    await expect(extras(page)).toHaveCount(0);
    pricing.release();
    await expectExtras(page);
    await expect(section(page).getByText('Loading prices')).toHaveCount(0);
    await expect(said(page)).toHaveText('');
  });

  siteTest.describe('before the worker has brought a copy', () => {
    siteTest.use({ reducedMotion: 'reduce' });

    siteTest(
      'say so when they cannot be had, and come when asked again',
      { tag: '@long' },
      async ({ page, quietConsole }) => {
        quietConsole.allow(API_UNREACHED);
        await page.route('**/api/pricing', (route) => route.abort());
        await open(page, '/pricing');
        await expect(said(page)).toHaveText(FAILED);
        await expect(extras(page)).toHaveCount(0);
        await expect(
          page.getByRole('definition').filter({ hasText: 'see the builder' }),
        ).toHaveCount(7);
        await expectAccessible(page, '/pricing without prices');
        await page.unroute('**/api/pricing');
        await section(page).getByRole('button', { name: 'Try again' }).click();
        await expectExtras(page);
        await expect(section(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
      },
    );
  });

  workerTest(
    'offline they are those of the last visit, and say so',
    { tag: '@long' },
    async ({ page, context, quietConsole }) => {
      quietConsole.allow(API_UNREACHED);
      await open(page, '/pricing');
      await expectExtras(page);
      await workerReady(page);
      await context.setOffline(true);
      await open(page, '/pricing');
      await expectExtras(page);
      await expect(said(page)).toHaveText(OFFLINE);
      await expectAccessible(page, '/pricing offline');
      await context.setOffline(false);
      await expect(said(page)).toHaveText('');
    },
  );

  siteTest(
    'with a silent server they are those of the last visit, and say so',
    async ({ page, quietConsole }) => {
      quietConsole.allow(API_UNREACHED);
      await open(page, '/pricing');
      await expectExtras(page);
      await page.route('**/api/pricing', (route) => route.abort());
      await open(page, '/pricing');
      await expectExtras(page);
      await expect(said(page)).toHaveText(OLDER);
    },
  );

  siteTest('without scripts the page says where its prices are', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/pricing`);
    await expect(page.getByRole('main').getByText('£28,000').first()).toBeVisible();
    await expect(page.locator('noscript p')).toHaveText(
      /prices of extras are live and need JavaScript/,
    );
    await expect(page.getByText('Loading prices')).toBeHidden();
    await context.close();
  });
});

ownServerTest('a saved price is live at the next view', async ({ page, server }) => {
  await open(page, '/pricing');
  await expectExtras(page);
  await server.changeStore(({ pricingVersions }) => {
    const newest = pricingVersions.at(-1);
    if (!newest) throw new Error('The store has no prices');
    const pricing = structuredClone(newest.pricing);
    pricing.features['underfloor-heating'] = 2150;
    pricingVersions.push({ ...newest, version: newest.version + 1, pricing });
  });
  await open(page, '/pricing');
  await expect(extras(page).getByRole('row', { name: /Underfloor heating/ })).toContainText(
    '£2,150',
  );
});
