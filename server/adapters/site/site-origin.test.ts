import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { BUILT_ORIGIN } from '#domain/site/site-origin';
import { writeSite } from '#server/testing/servers/site-fixture';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { openTestApp } from '#server/testing/test-app';
import { indexFiles } from './file-index';
import { withOrigin } from './site-origin';

const PUBLIC_URL = 'https://garden-rooms.example';
const PAGE = `<link rel="canonical" href="${BUILT_ORIGIN}/">`;
const FILES = {
  'index.html': PAGE,
  'sitemap.xml': `<loc>${BUILT_ORIGIN}/</loc>`,
  'robots.txt': `Sitemap: ${BUILT_ORIGIN}/sitemap.xml`,
};

async function openSiteAt(publicUrl?: string) {
  const siteFolder = await temporaryFolder();
  await writeSite(siteFolder, FILES);
  const environment: Record<string, string> = publicUrl ? { PUBLIC_URL: publicUrl } : {};
  return openTestApp({ siteFolder, environment });
}

describe('PUBLIC_URL', () => {
  it.each(['br', 'gzip', 'identity'])('is used in pages sent as %s', async (encoding) => {
    const { app } = await openSiteAt(PUBLIC_URL);
    const response = await request(app).get('/').set('Accept-Encoding', encoding).expect(200);
    expect(response.text).toBe(`<link rel="canonical" href="${PUBLIC_URL}/">`);
    expect(response.headers['content-encoding']).toBe(
      encoding === 'identity' ? undefined : encoding,
    );
    const tag = String(response.headers['etag']);
    await request(app)
      .get('/')
      .set('Accept-Encoding', encoding)
      .set('If-None-Match', tag)
      .expect(304);
  });

  it('is used in the files search engines read', async () => {
    const { app } = await openSiteAt(PUBLIC_URL);
    const map = await request(app).get('/sitemap.xml').expect(200);
    expect(map.headers['content-type']).toMatch(/^application\/xml/);
    expect(map.text).toBe(`<loc>${PUBLIC_URL}/</loc>`);
    const robots = await request(app).get('/robots.txt').expect(200);
    expect(robots.text).toBe(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  });

  it('may be left out: everything is sent as built', async () => {
    const { app } = await openSiteAt();
    expect((await request(app).get('/').expect(200)).text).toBe(PAGE);
  });

  it('writes files with the times of the build, which it leaves alone', async () => {
    const [built, folder] = [await temporaryFolder(), await temporaryFolder()];
    await writeSite(built, FILES);
    const old = new Date(1_700_000_000_000);
    for (const name of ['index.html', 'index.html.br']) await utimes(join(built, name), old, old);
    const open = async (publicUrl: string) =>
      withOrigin({ files: await indexFiles(built), publicUrl, folder });
    const files = await open(PUBLIC_URL);
    expect(files.get('/index.html')).toMatchObject({ folder, encodings: ['br', 'gzip'] });
    expect(files.get('/404.html')?.folder).toBe(built);
    const page = join(folder, 'index.html');
    await open(PUBLIC_URL);
    for (const name of ['index.html', 'index.html.br']) {
      expect((await stat(join(folder, name))).mtimeMs).toBe(old.getTime());
    }
    await open('https://other.example');
    expect(await readFile(page, 'utf8')).toContain('https://other.example/');
    await writeFile(page, 'broken');
    await open('https://other.example');
    expect(await readFile(page, 'utf8')).toContain('https://other.example/');
    expect(await readFile(join(built, 'index.html'), 'utf8')).toBe(PAGE);
  });
});
