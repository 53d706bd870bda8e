import type { Page } from 'playwright/test';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { expectAccessible } from '#tests/support/page/accessibility';
import { interactive, open, workerReady } from '#tests/support/page-state';

const workerTest = test.extend({ serviceWorkers: 'allow' });

const checker = (page: Page) => page.getByRole('region', { name: 'Do we build near you?' });
const box = (page: Page) => checker(page).getByLabel('Your postcode');
const answer = (page: Page) => checker(page).locator('[aria-live=polite]');
const counties = (page: Page) => checker(page).getByRole('list', { name: 'Counties we cover' });

async function ask(page: Page, postcode: string) {
  await box(page).fill(postcode);
  await checker(page).getByRole('button', { name: 'Check Coverage' }).click();
}

test.beforeEach(async ({ page }) => open(page, '/'));

test(
  'every kind of postcode gets its answer, which is accessible',
  { tag: '@long' },
  async ({ page }) => {
    const expectSound = (kind: string) => expectAccessible(page, `answer: ${kind}`, '#coverage');
    await test.step('at first there are the five counties, the home county first', async () => {
      await expect(counties(page).getByRole('listitem')).toHaveText([
        'NorthamptonshireOur home county',
        'Bedfordshire',
        'Buckinghamshire',
        'Leicestershire',
        'Warwickshire',
      ]);
    });
    await test.step('a blank box says nothing, and leaves an answer as it is', async () => {
      await ask(page, '   ');
      await expect(answer(page)).toBeEmpty();
      await ask(page, 'NN1');
      await expect(answer(page)).toContainText('Yes!');
      await ask(page, '');
      await expect(answer(page)).toContainText('Yes!');
    });
    await test.step('a partly covered one promises nothing', async () => {
      await ask(page, 'OX17 1AB');
      await expect(answer(page)).toContainText('We cover part of your area.');
      await expect(answer(page)).toContainText(
        'OX17 lies partly in Northamptonshire and Warwickshire.',
      );
      await expect(answer(page)).not.toContainText('Yes!');
      await expectSound('partly');
    });
    await test.step('a covered one gets the promise, and its county', async () => {
      await ask(page, 'nn1 1aa');
      await expect(answer(page)).toContainText(
        'Yes! We cover your area. Contact us for a free consultation.',
      );
      await expect(answer(page)).toContainText('NN1 is in Northamptonshire.');
      await expect(counties(page).getByRole('listitem').first()).toHaveText('NorthamptonshireNN1');
      await expectSound('covered');
    });
    await test.step('one outside is told so', async () => {
      await ask(page, 'SW1A 2AA');
      await expect(answer(page)).toContainText('Usually we do not build this far out.');
      await expect(answer(page).getByRole('link', { name: 'Ask us' })).toHaveAttribute(
        'href',
        '/contact',
      );
      await expectSound('outside');
    });
    await test.step('the letters alone are answered for their area', async () => {
      await ask(page, 'mk');
      await expect(answer(page)).toContainText('MK is in Buckinghamshire and Bedfordshire.');
    });
    await test.step('a district never issued is told as such', async () => {
      for (const district of ['XX1', 'NN99']) {
        await ask(page, district);
        await expect(answer(page)).toContainText(`We know of no district ${district}.`);
        await expect(box(page)).toHaveAttribute('aria-invalid', 'true');
      }
    });
    await test.step('words that are no postcode get a hint, tied to the box', async () => {
      await ask(page, 'Northampton');
      await expect(answer(page)).toContainText('That does not look like a UK postcode.');
      await expect(box(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(box(page)).toHaveAccessibleDescription(/Try the form NN1 1AA/);
      await expectSound('no postcode');
    });
    await test.step('a good one takes the fault away, and leads to us', async () => {
      await ask(page, 'NN1');
      await expect(box(page)).not.toHaveAttribute('aria-invalid');
      await answer(page).getByRole('link', { name: 'Book Free Consultation' }).click();
      await expect(page).toHaveURL('/contact');
    });
  },
);

test('the answer stays until the page is left', async ({ page }) => {
  await ask(page, 'NN1');
  await expect(answer(page)).toContainText('Yes!');
  await page.getByRole('link', { name: 'View Full Gallery' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  await page.goBack();
  await expect(box(page)).toBeVisible();
  await expect(answer(page)).toBeEmpty();
});

workerTest(
  'works with the keyboard alone, and without a connection',
  { tag: '@long' },
  async ({ page, context }) => {
    await workerReady(page);
    await context.setOffline(true);
    await box(page).focus();
    await page.keyboard.type('le10 1aa');
    await page.keyboard.press('Enter');
    await expect(answer(page)).toContainText('LE10 is in Leicestershire and Warwickshire.');
  },
);

test('loads its districts when the box is used, not before', async ({ page }) => {
  const loaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /answer-to/.test(name)),
    );
  expect(await loaded()).toBe(false);
  await box(page).focus();
  await expect.poll(loaded).toBe(true);
});

test('says so when the districts cannot be had', async ({ page, quietConsole }) => {
  quietConsole.allow(/answer-to/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('No storage', 'SecurityError');
      },
    });
  });
  await page.route('**/answer-to-*.js', (route) => route.abort());
  await page.reload();
  await interactive(page);
  await ask(page, 'NN1');
  await expect(answer(page)).toContainText('We could not check that on this device.');
});
