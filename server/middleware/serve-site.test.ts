import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { writeSite } from '#server/testing/servers/site-fixture';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { openTestApp } from '#server/testing/test-app';

const IMMUTABLE = 'public, max-age=31536000, immutable';

async function openSiteApp(more?: Record<string, string>) {
  const siteFolder = await temporaryFolder();
  await writeSite(siteFolder, more);
  return { ...(await openTestApp({ siteFolder })), siteFolder };
}

describe('the site', () => {
  it.each([
    ['/', 'Home'],
    ['/pricing', 'Pricing'],
    ['/pricing?utm=mail', 'Pricing'],
    ['/services/garden-rooms', 'Garden Rooms'],
  ])('serves the page at %s, revalidated each time', async (path, title) => {
    const { app } = await openSiteApp();
    const response = await request(app).get(path).expect(200);
    expect(response.text).toBe(`<title>${title}</title>`);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      etag: expect.any(String),
    });
  });

  it('answers 304 to whoever has the page', async () => {
    const { app } = await openSiteApp();
    const first = await request(app).get('/pricing').expect(200);
    const tag = first.headers['etag'] ?? '';
    const again = await request(app).get('/pricing').set('If-None-Match', tag).expect(304);
    expect(again.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/theme.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/icons/icon-192.png', 'image/png', 'no-cache'],
    ['/assets/index-1a2b.js', 'text/javascript; charset=utf-8', IMMUTABLE],
    ['/assets/index-1a2b.css', 'text/css; charset=utf-8', IMMUTABLE],
  ])('serves %s as %s, %s', async (path, type, cacheControl) => {
    const { app } = await openSiteApp();
    const { headers } = await request(app).get(path).expect(200);
    expect(headers['content-type']).toContain(type);
    expect(headers).toMatchObject({ 'cache-control': cacheControl, etag: expect.any(String) });
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
  ])('sends what the build has compressed, for Accept-Encoding: %s', async (accepted, encoding) => {
    const { app } = await openSiteApp();
    for (const path of ['/assets/index-1a2b.js', '/pricing', '/admin/pricing', '/nowhere']) {
      const response = await request(app).get(path).set('Accept-Encoding', accepted);
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers['vary']).toContain('Accept-Encoding');
      expect(response.text).toMatch(/one|Pricing|404/);
    }
  });

  it('gives each encoding its own ETag', async () => {
    const { app } = await openSiteApp();
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const call = request(app).get('/assets/index-1a2b.js').set('Accept-Encoding', encoding);
        return (await call).headers['etag'];
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it.each([
    '/nowhere',
    '/nowhere/',
    '/pricing/nowhere',
    '/pricing/index',
    '/privacy',
    '/admin/nowhere',
    '/admin/pricing/nowhere',
    '/assets',
    '/index',
    '/404',
    '/%',
    '/%E0%A4%A',
  ])('answers %s with the not-found page and status 404', async (path) => {
    const { app } = await openSiteApp();
    const server = app.listen(0);
    const response = await request(server).get(path).redirects(0);
    server.close();
    expect(response.status).toBe(404);
    expect(response.text).toContain('404 Page Not Found');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/assets/gone-9z9z.js',
    '/assets/gone',
    '/missing.js',
    '/missing.png',
    '/csp.json',
    '/404.html',
    '/assets/index-1a2b.js.br',
    '/..%2f..%2fpackage.json',
    '/pricing/index.html/index.html',
    '//evil.example/',
    '/\\evil.example/',
    '/assets/%00.js',
  ])(
    'answers %s with a plain 404 to a page, with the not-found page to a visitor',
    async (path) => {
      const { app } = await openSiteApp();
      const response = await request(app).get(path).set('Accept', 'image/*,*/*;q=0.8').expect(404);
      expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(response.headers['vary']).toContain('Accept');
      expect(response.text).toBe('Not found\n');
      const visitor = request(app).get(path).set('Accept', 'text/html,application/xml;q=0.9');
      expect((await visitor.expect(404)).text).toContain('404 Page Not Found');
    },
  );

  it.each([
    ['/admin', 'Desk'],
    ['/admin/pricing?from=mail', 'Pricing management'],
  ])('lets nobody keep a screen of the administrator: %s', async (path, title) => {
    const { app } = await openSiteApp();
    const response = await request(app).get(path).expect(200);
    expect(response.text).toContain(title);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['/pricing/', '/pricing'],
    ['/services/garden-rooms/?from=mail&x=1', '/services/garden-rooms?from=mail&x=1'],
    ['/admin/', '/admin'],
    ['/Admin', '/admin'],
    ['/admin/index.html', '/admin'],
    ['/admin/pricing//', '/admin/pricing'],
    ['/ADMIN/Pricing', '/admin/pricing'],
    ['/Pricing?utm=Mail', '/pricing?utm=Mail'],
    ['/%70ricing', '/pricing'],
    ['/pricing/index.html', '/pricing'],
    ['/index.html', '/'],
    ['//', '/'],
  ])('redirects %s to %s', async (path, target) => {
    const { app } = await openSiteApp();
    const server = app.listen(0);
    const response = await request(server).get(path).redirects(0);
    server.close();
    expect(response.status).toBe(308);
    expect(response.headers['location']).toBe(target);
  });

  it('answers HEAD like GET and refuses other methods', async () => {
    const { app } = await openSiteApp();
    const head = await request(app).head('/pricing').expect(200);
    expect(head.headers['content-type']).toBe('text/html; charset=utf-8');
    const post = await request(app).post('/pricing').send({}).expect(405);
    expect(post.headers['allow']).toBe('GET, HEAD');
  });

  it('never answers the API with a page', async () => {
    const { app } = await openSiteApp();
    const response = await request(app).get('/api/nowhere').set('Accept', 'text/html').expect(404);
    expect(response.body).toMatchObject({ code: 'not_found' });
  });

  it('allows what is inlined by its hashes, and nothing else that is inline', async () => {
    const { app } = await openSiteApp();
    const policy = (await request(app).get('/')).headers['content-security-policy'];
    expect(policy).toContain("script-src 'self' 'sha256-def+/=';");
    expect(policy).toContain("style-src 'self' 'sha256-abc+/=';");
  });

  it.each([
    ['/', "'self' 'sha256-abc+/='"],
    ['/admin/pricing', "'self' 'sha256-ghi+/='"],
    ['/pricing', "'self'"],
    ['/sw.js', "'self'"],
  ])('allows a page its own style and no other page’s: %s', async (path, sources) => {
    const { app } = await openSiteApp();
    const policy = (await request(app).get(path)).headers['content-security-policy'];
    expect(policy).toContain(`;style-src ${sources};`);
  });

  it.each(['/assets/index-1a2b.js', '/icons/icon-192.png', '/manifest.webmanifest'])(
    'spares %s the headers that speak to documents',
    async (path) => {
      const { app } = await openSiteApp();
      const { headers } = await request(app).get(path).expect(200);
      expect(headers).not.toHaveProperty('content-security-policy');
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    },
  );

  it('says of a hashed file only what its name does not, and 304 to whoever has it', async () => {
    const { app } = await openSiteApp();
    const get = () => request(app).get('/assets/index-1a2b.js').set('Accept-Encoding', 'br');
    const { headers } = await get().expect(200);
    expect(headers).toMatchObject({ etag: '"br"' });
    expect(headers).not.toHaveProperty('accept-ranges');
    expect(headers).not.toHaveProperty('last-modified');
    expect(headers).not.toHaveProperty('x-request-id');
    await get().set('If-None-Match', '"br"').expect(304);
  });

  it('survives a build that takes files away under it', async () => {
    const { app, siteFolder } = await openSiteApp();
    await rm(join(siteFolder, 'theme.js.br'));
    await rm(join(siteFolder, 'pricing'), { recursive: true });
    const script = await request(app).get('/theme.js').set('Accept-Encoding', 'br').expect(404);
    expect(script.headers).not.toHaveProperty('content-encoding');
    await request(app).get('/pricing').expect(404);
    await request(app).get('/').expect(200);
  });

  it('works without compressed copies and without csp.json', async () => {
    const { app, siteFolder } = await openSiteApp({ 'robots.txt': 'User-agent: *' });
    await rm(join(siteFolder, 'csp.json'));
    const response = await request(app).get('/robots.txt').expect(200);
    expect(response.text).toBe('User-agent: *');
  });
});

describe('hashed files of an earlier deploy', () => {
  it('are still served after the next one, compressed, beside its own', async () => {
    const folder = await temporaryFolder();
    const [first, second] = [await temporaryFolder(), await temporaryFolder()];
    await writeSite(first, { 'assets/builder-0ld0.js': 'console.log("old")' });
    await writeSite(second, { 'assets/builder-n3w0.js': 'console.log("new")' });
    const before = await openTestApp({ folder, siteFolder: first });
    await before.services.close();
    await rm(first, { recursive: true });
    const { app } = await openTestApp({ folder, siteFolder: second });
    const old = await request(app).get('/assets/builder-0ld0.js').set('Accept-Encoding', 'br');
    expect(old.text).toBe('console.log("old")');
    expect(old.headers).toMatchObject({ 'cache-control': IMMUTABLE, 'content-encoding': 'br' });
    const current = await request(app).get('/assets/builder-n3w0.js');
    expect(current.text).toBe('console.log("new")');
  });
});
