import { builtPages } from '#tests/support/servers/build-files';
import { expect, NOT_THERE, siteTest as test } from '#tests/support/fixtures';
import { menu, menuButton } from '#tests/support/navigation';
import { interactive, open } from '#tests/support/page-state';
import { PUBLIC_ROUTES, UNKNOWN_PATH } from '#tests/support/routes';

test('an unknown path is answered 404 with the not-found screen and ways on', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(NOT_THERE);
  // Where a page's neighbour, a screen of the administrator's, an article or any text at all would be.
  for (const path of [
    '/admin/nowhere',
    '/admin/pricing/x',
    '/blog/nowhere',
    '/blog/%',
    UNKNOWN_PATH,
  ]) {
    const response = await page.goto(path);
    expect.soft(response?.status(), path).toBe(404);
    await interactive(page);
    const heading = page.getByRole('heading', { level: 1, name: '404 Page Not Found' });
    await expect.soft(heading, path).toBeVisible();
    await expect.soft(page.getByRole('banner'), path).toBeVisible();
  }
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(page).toHaveTitle(/Page not found/);
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Transform Your Garden Into Your Dream Space',
  );
});

test('another spelling of a path leads to the page itself', async ({ site }) => {
  for (const [path, target] of [
    ['/BUILDER/index.html?step=2', '/builder?step=2'],
    ['/index.html', '/'],
    ['/Pricing?utm=mail', '/pricing?utm=mail'],
    ['/services/garden-rooms/', '/services/garden-rooms'],
    ['/Admin/Login', '/admin/login'],
    ['/ADMIN/', '/admin'],
  ] as const) {
    const { status, headers } = await fetch(site.origin + path, { redirect: 'manual' });
    expect.soft([status, headers.get('location')], path).toEqual([308, target]);
  }
});

test('each route has its own title, description and one heading', async ({ page }) => {
  const pages = builtPages();
  const metas = PUBLIC_ROUTES.map((path) => {
    const html = pages.get(path === '/' ? 'index.html' : `${path.slice(1)}/index.html`) ?? '';
    const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, text]) => text ?? '');
    const descriptions = [...html.matchAll(/<meta name="description" content="([^"]*)"/g)];
    expect.soft(titles, path).toHaveLength(1);
    expect.soft(descriptions, path).toHaveLength(1);
    expect.soft(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    expect.soft(html, path).toContain('<html lang="en-GB"');
    return { title: titles[0] ?? '', description: descriptions[0]?.[1] ?? '' };
  });
  expect(new Set(metas.map(({ title }) => title)).size).toBe(PUBLIC_ROUTES.length);
  expect(new Set(metas.map(({ description }) => description)).size).toBe(PUBLIC_ROUTES.length);

  await open(page, '/');
  await menuButton(page).click();
  await menu(page).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveTitle(/^Blog \|/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /short articles/,
  );
});

test('every internal link of every page leads somewhere', async ({ site }) => {
  const links = new Map<string, string>();
  for (const [file, html] of builtPages()) {
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"#]+)/g)) {
      if (href.startsWith('/')) links.set(href, file);
    }
  }
  expect(links.size).toBeGreaterThan(15);
  for (const [href, file] of links) {
    const { status } = await fetch(site.origin + href);
    expect.soft(status, `${href}, on ${file}`).toBe(200);
  }
});

test('every picture that a page offers is there', async ({ site }) => {
  const offered = new Map<string, string>();
  for (const [file, html] of builtPages()) {
    for (const [, set = ''] of html.matchAll(/ srcset="([^"]+)/gi)) {
      for (const one of set.split(', ')) offered.set(one, file);
    }
  }
  expect(offered.size).toBeGreaterThan(50);
  for (const [one, file] of offered) {
    expect.soft(one, file).toMatch(/^\/assets\/\S+ \d+w$/);
    const { status } = await fetch(new URL(one.split(' ')[0] ?? '', site.origin), {
      method: 'HEAD',
    });
    expect.soft(status, `${one}, on ${file}`).toBe(200);
  }
});
