import { expect, NOT_THERE, siteTest as test } from '#tests/support/fixtures';
import { interactive, open } from '#tests/support/page-state';
import { expectSound } from '#tests/support/page/sound';

const POST = '/blog/foundations-for-a-garden-room';

test('six cards with category, title, excerpt, date and author lead to their articles', async ({
  page,
}) => {
  await open(page, '/blog');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading', { level: 2 })).not.toBeEmpty();
    await expect(card.getByRole('paragraph')).not.toBeEmpty();
    await expect(card.getByText(/^(Planning|Choosing|Groundwork|Energy|Design)$/)).toBeVisible();
    await expect(card.getByRole('time')).toHaveText(/^\d{1,2} (February|March) 2024$/);
    await expect(card.getByText(/^The (design|building) team$/)).toBeVisible();
    await expect(card.getByRole('link')).toHaveAttribute('href', /^\/blog\/[a-z-]+$/);
  }
  const dates = await cards
    .getByRole('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(dates).toEqual(dates.toSorted().toReversed());
  const title = await cards.nth(2).getByRole('heading').innerText();
  await cards.nth(2).getByRole('heading').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('an article has its facts, sources, the way back and the next one', async ({ page }) => {
  await open(page, POST);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What to stand a garden room on',
  );
  await expect(page).toHaveTitle(/What to stand a garden room on/);
  await expect(page.getByRole('heading', { name: 'Concrete slab', level: 2 })).toBeVisible();
  const sources = page.getByRole('complementary', { name: 'Sources' });
  for (const link of await sources.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//);
  }
  await page.getByRole('region', { name: 'Next article' }).getByRole('link').click();
  await expect(page).not.toHaveURL(new RegExp(`${POST}$`));
  await expect(page).toHaveURL(/\/blog\/[a-z-]+$/);
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('links inside a text are followed without loading the site anew', async ({ page }) => {
  await open(page, POST);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('main').getByRole('link', { name: 'builder' }).first().click();
  await expect(page).toHaveURL(/\/builder/);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('an unknown article is the not-found screen, with its status', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(NOT_THERE);
  const response = await page.goto('/blog/no-such-article');
  expect(response?.status()).toBe(404);
  await interactive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
});

test('the legal pages are there, and say what is stored and sent', async ({ page }) => {
  await open(page, '/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await expect(page.getByText('An enquiry', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'cookies page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookies');
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await open(page, '/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  await expect(page.getByRole('main')).not.toContainText(/[{}]/);
});

test.describe('without movement', () => {
  test.use({ reducedMotion: 'reduce' });
  test(
    'blog, article and legal pages are accessible and as wide as the screen',
    { tag: '@long' },
    async ({ page }) => {
      for (const path of ['/blog', POST, '/privacy', '/terms', '/cookies']) {
        await open(page, path);
        await expectSound(page, path);
      }
    },
  );
});
