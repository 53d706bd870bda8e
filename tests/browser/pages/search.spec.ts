import { builtPages } from '#tests/support/servers/build-files';
import { expect, siteTest as test, test as ownTest } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';
import { RealServer } from '#tests/support/servers/server';

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

test('every listed page has a canonical address and a picture that is there', async ({ page }) => {
  const map = await (await page.request.get('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>http:\/\/localhost:3000(.*?)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(listed).toContain('/blog/foundations-for-a-garden-room');
  expect(listed).not.toContain('/quotes');
  expect(listed.some((path) => path?.startsWith('/admin'))).toBe(false);
  for (const path of listed) {
    const response = await page.request.get(path ?? '');
    expect.soft(response.status(), path).toBe(200);
    const html = await response.text();
    expect
      .soft(attribute(html, /<link rel="canonical" href="http:\/\/localhost:3000(.*?)"/), path)
      .toBe(path);
    const picture = attribute(html, /property="og:image" content="http:\/\/localhost:3000(.*?)"/);
    const answer = await page.request.get(picture ?? '/none');
    expect.soft(answer.headers()['content-type'], picture).toBe('image/jpeg');
  }
});

test('personal pages, the administrator’s and the not-found screen ask not to be listed', async () => {
  for (const file of ['quotes/index.html', 'admin/login/index.html', '404.html']) {
    expect.soft(builtPages().get(file), file).toContain('<meta name="robots" content="noindex">');
  }
});

test('robots.txt names the map and keeps nobody from reading a page', async ({ page }) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: http://localhost:3000/sitemap.xml\n',
  );
});

test('moving on updates title, description, canonical address and listing', async ({ page }) => {
  await open(page, '/blog');
  const description = page.locator('meta[name="description"]');
  const before = await description.getAttribute('content');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveTitle(/Contact us/);
  await expect(description).not.toHaveAttribute('content', before ?? '');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/contact$/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index');
  await page.goBack();
  await expect(page).toHaveTitle(/^Blog/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/blog$/);
});

test('data for search engines is no script: the policy has nothing against it', async ({
  page,
}) => {
  await open(page, '/services/garden-rooms');
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(text ?? '')).toMatchObject({ '@context': 'https://schema.org' });
});

ownTest('PUBLIC_URL stands in pages, map and robots.txt', { tag: '@long' }, async ({ request }) => {
  const server = await RealServer.create({ env: { PUBLIC_URL: 'https://garden-rooms.example' } });
  try {
    await server.start();
    for (const path of ['/', '/sitemap.xml', '/robots.txt']) {
      const text = await (await request.get(server.origin + path)).text();
      expect(text).toContain('https://garden-rooms.example/');
      expect(text).not.toContain('localhost:3000');
    }
  } finally {
    await server.dispose();
  }
});
