import type { APIRequestContext } from 'playwright/test';
import { expect, NOT_THERE, siteTest } from '#tests/support/fixtures';
import { savedDocuments } from '#tests/support/many-words';
import { interactive, open, workerReady } from '#tests/support/page-state';
import { expectSound } from '#tests/support/page/sound';
import type { RealServer } from '#tests/support/servers/server';
import type { FreshServers } from '#tests/support/servers/fresh-servers';

/** With the six of the program they fill the first page, the second, and a part of the third. */
const MORE = 40;

/** One for all tests, as none stores anything: to write so many pages takes longer than to look at them. */
let blog: Promise<RealServer> | undefined;

async function openBlog(servers: FreshServers): Promise<RealServer> {
  const server = await servers.take();
  await server.changeStore(({ contentVersions }) => {
    contentVersions.push(...savedDocuments({ articles: MORE }));
  });
  return server;
}

const test = siteTest.extend({
  baseURL: async ({ servers }, provide) => provide((await (blog ??= openBlog(servers))).origin),
});

test.afterAll(async () => (await blog)?.dispose());

/** The addresses below /blog that a page links. */
async function linked(api: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await api.get(path, { headers: { accept: 'text/html' } })).text();
  return [...html.matchAll(/ href="(\/blog\/[^"]+)"/g)].map(([, href = '']) => href);
}

test(
  'every article is reached from the blog by links, without an article’s own',
  { tag: '@long' },
  async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const known = [...sitemap.matchAll(/<loc>[^<]*?(\/blog\/[^<]+)<\/loc>/g)].map(
      ([, path = '']) => path,
    );
    expect(known).toHaveLength(6 + MORE + 2);
    const found = new Set<string>();
    const lists = ['/blog'];
    for (const list of lists) {
      for (const path of await linked(request, list)) {
        if (path.startsWith('/blog/page/') && !found.has(path)) lists.push(path);
        found.add(path);
      }
    }
    expect([...found].toSorted()).toEqual(known.toSorted());
  },
);

test(
  'the keyboard leads to older articles and back, and the head follows',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/blog');
    const ways = page.getByRole('navigation', { name: 'Pages of the blog' });
    await ways.getByRole('link', { name: 'Older articles' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Older articles');
    await expect(page).toHaveURL(/\/blog\/page\/2$/);
    await expect(page).toHaveTitle('Blog, page 2 | Modular Garden Rooms');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\/page\/2$/);
    await expect(ways.getByRole('link', { name: 'Page 2 of 3' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('main').getByRole('listitem').getByRole('time')).toHaveCount(24);
    await ways.getByRole('link', { name: 'Page 3 of 3' }).press('Enter');
    await expect(page.getByText('Page 3 of 3', { exact: true })).toBeVisible();
    await expect(ways.getByRole('link', { name: 'Older articles' })).toHaveCount(0);
    await ways.getByRole('link', { name: 'Newer articles' }).press('Enter');
    await ways.getByRole('link', { name: 'Newer articles' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    await expect(page).toHaveURL(/\/blog$/);
  },
);

test('a page of the blog that does not exist is not found, with its status', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(NOT_THERE);
  for (const number of ['1', '4', '02', 'x']) {
    const response = await page.goto(`/blog/page/${number}`);
    expect(response?.status(), number).toBe(404);
    await interactive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page).toHaveTitle(/^Page not found/);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the pages are links', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Older articles' }).click();
    await expect(page.getByText('Page 2 of 3', { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByRole('link', { name: 'All articles' })).toBeVisible();
  });
});

test.describe('without a signal', () => {
  test.use({ serviceWorkers: 'allow' });
  test(
    'the newest articles are there, and an older page says that it could not be loaded',
    { tag: '@long' },
    async ({ page, context, quietConsole }) => {
      quietConsole.allow(/net::ERR_|Failed to fetch/);
      await open(page, '/');
      await workerReady(page);
      await open(page, '/blog');
      const title = await page.getByRole('main').getByRole('article').first().innerText();
      await context.setOffline(true);
      await page.reload();
      expect(await page.getByRole('main').getByRole('article').first().innerText()).toBe(title);
      await interactive(page);
      await page.getByRole('link', { name: 'Older articles' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'This page could not be loaded',
      );
    },
  );
});

test.describe('without movement', () => {
  test.use({ reducedMotion: 'reduce' });
  test(
    'the pages of the blog are accessible and as wide as the screen',
    { tag: '@long' },
    async ({ page }) => {
      for (const path of ['/blog', '/blog/page/2', '/blog/page/3']) {
        await open(page, path);
        await expectSound(page, path);
      }
    },
  );
});
