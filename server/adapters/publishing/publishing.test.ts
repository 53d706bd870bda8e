import { randomUUID } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { HASH_HEADER } from '#domain/site/content/pages/device-files';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { openTestApp, type TestApp } from '#server/testing/test-app';
import { publishingFolders } from '#server/testing/servers/writer-fixture';
import { builtSamples } from '#server/testing/built-samples';

const withPhone = (phone: string, blurb = 'Garden rooms') => ({
  ...STARTER_FACTS,
  company: { ...STARTER_FACTS.company, phone, blurb },
});

const quoteOf = (quote: string) => ({
  id: randomUUID(),
  quote,
  name: 'Client',
  location: 'Northampton',
  project: 'Garden room',
  sample: false,
  publishAt: '2026-01-01T00:00:00.000Z',
});

let saves = 0;
async function savePhone({ services }: TestApp, phone: string, blurb = 'Garden rooms') {
  saves += 1;
  const over = (await services.contents.current('facts'))?.version ?? 0;
  const note = `save ${saves}`;
  const value = withPhone(phone, blurb);
  await services.contents.save({ name: 'facts', value, by: 'Owner', note, over });
}

const SENTENCES = Array.from({ length: 500 }, (_, row) => `Row ${row * row}.`).join(' ');

const get = ({ app }: TestApp, path: string) => request(app).get(path).set('accept', 'text/html');
const page = async (open: TestApp, path = '/') => (await get(open, path)).text;

describe('a new installation', () => {
  it('is served as it was built, without rendering anything', async () => {
    const places = await publishingFolders();
    await writeFile(join(places.writerFolder, 'thread.js'), 'throw new Error("not needed")');
    const samplesFolder = await builtSamples('1', '2', '3', '4', '5', '6');
    const open = await openTestApp({ ...places, samplesFolder });
    expect(open.services.publishing.state()).toEqual({ failed: null });
    expect((await get(open, '/')).headers[HASH_HEADER]).toBeUndefined();
  });
});

describe('what the desk saves', () => {
  it('is on every page once it is published, with the policy and the tag of its own', async () => {
    const open = await openTestApp(await publishingFolders());
    const built = await get(open, '/');
    expect(built.headers[HASH_HEADER]).toBeUndefined();
    await savePhone(open, '01604 123456');
    await open.services.publishing.publish();
    for (const path of ['/', '/pricing', '/nowhere'])
      expect(await page(open, path)).toContain('01604 123456');
    const { headers } = await get(open, '/');
    const hash = String(headers[HASH_HEADER]);
    expect(headers['etag']).toContain(hash);
    expect(headers['content-security-policy']).toContain(`'sha256-${hash.slice(0, 4)}'`);
    await get(open, '/').set('if-none-match', String(headers['etag'])).expect(304);
    expect(open.services.publishing.facts().company.phone).toBe('01604 123456');
  });

  it('is answered whole while a smaller copy takes the place of a file', async () => {
    const places = await publishingFolders();
    const open = await openTestApp(places);
    await savePhone(open, '01604 123456');
    await open.services.publishing.publish();
    const name = open.services.site?.files.get('/index.html')?.path;
    const copy = join(places.folder, 'published', `${name}.gz`);
    const copies = [1, 9].map((level) => gzipSync(SENTENCES, { level }));
    let replaced = 0;
    const replacing = setInterval(() => {
      replaced += 1;
      writeFileSync(`${copy}.tmp`, copies[replaced % 2] ?? '');
      renameSync(`${copy}.tmp`, copy);
    });
    onTestFinished(() => clearInterval(replacing));
    await vi.waitFor(() => expect(replaced).toBeGreaterThan(0));
    for (let count = 0; count < 300; count += 1) {
      const { text } = await get(open, '/').set('accept-encoding', 'gzip').timeout(10_000);
      expect(text).toBe(SENTENCES);
    }
  });

  it('leads from the former address of a page to its new one', async () => {
    const open = await openTestApp(await publishingFolders());
    await savePhone(open, '01604 123456');
    await open.services.publishing.publish();
    const moved = await get(open, '/prices?a=1').expect(308);
    expect(moved.headers['location']).toBe('/pricing?a=1');
  });

  it('is seen within moments when another process has saved it', async () => {
    const open = await openTestApp(await publishingFolders());
    await savePhone(open, '01604 222222');
    await vi.waitFor(async () => expect(await page(open)).toContain('01604 222222'), 5_000);
  });

  it('is the build again when it is taken back', async () => {
    const open = await openTestApp(await publishingFolders());
    const built = await page(open);
    await savePhone(open, '01604 123456');
    await open.services.publishing.publish();
    await savePhone(open, STARTER_FACTS.company.phone);
    await open.services.publishing.publish();
    expect(await page(open)).toBe(built);
  });

  it('is there at the next start without being rendered again', async () => {
    const places = await publishingFolders();
    const first = await openTestApp(places);
    await savePhone(first, '01604 123456');
    await first.services.publishing.publish();
    const written = await page(first);
    await first.services.close();
    await writeFile(join(places.writerFolder, 'thread.js'), 'throw new Error("not needed")');
    const second = await openTestApp(places);
    expect(await page(second)).toBe(written);
    expect(second.services.publishing.state()).toEqual({ failed: null });
    expect(second.services.publishing.facts().company.phone).toBe('01604 123456');
  });

  it('is what the store says at the next start, also where it was restored and counts the same', async () => {
    const places = await publishingFolders();
    const first = await openTestApp(places);
    await savePhone(first, '01604 123456');
    await first.services.publishing.publish();
    await first.services.close();
    await rm(join(places.folder, 'db.json'));
    await rm(join(places.folder, 'db.json.journal'), { force: true });
    const other = await openTestApp({ folder: places.folder });
    await savePhone(other, '01604 222222');
    await other.services.close();
    expect(await page(await openTestApp(places))).toContain('01604 222222');
  });

  it('is shown without samples at the next start if that is without them', async () => {
    const places = await publishingFolders();
    const first = await openTestApp(places);
    const value = [{ ...quoteOf('a sample'), sample: true }, quoteOf('a client')];
    const save = { name: 'testimonials', value, by: 'Owner', note: '', over: 0 } as const;
    await first.services.contents.save(save);
    await first.services.publishing.publish();
    expect(await page(first)).toContain('a sample');
    await first.services.close();
    const second = await page(await openTestApp({ ...places, environment: { SAMPLES: 'off' } }));
    expect(second).toContain('a client');
    expect(second).not.toContain('a sample');
  });

  it('is rendered anew where a file of the last run is not whole', async () => {
    const places = await publishingFolders();
    const first = await openTestApp(places);
    await savePhone(first, '01604 123456');
    await first.services.publishing.publish();
    await first.services.close();
    const published = join(places.folder, 'published');
    for (const name of await readdir(published))
      if (name.endsWith('.html')) await writeFile(join(published, name), '');
    expect(await page(await openTestApp(places))).toContain('01604 123456');
  });
});

describe('a page that cannot be published', () => {
  it.each([
    ['fail', 'The page cannot be rendered'],
    ['full', 'no space left'],
    ['crash', 'ended with 3'],
  ])('leaves the earlier pages, and says so: %s', async (blurb, what) => {
    const places = await publishingFolders();
    const open = await openTestApp(places);
    await savePhone(open, '01604 123456');
    await open.services.publishing.publish();
    await savePhone(open, '01604 222222', blurb);
    await open.services.publishing.publish();
    expect(await page(open)).toContain('01604 123456');
    expect(open.services.publishing.state().failed?.what).toContain(what);
    await open.services.close();
    const again = await openTestApp(places);
    expect(await page(again)).toContain('01604 123456');
    await savePhone(again, '01604 333333');
    await again.services.publishing.publish();
    expect(await page(again)).toContain('01604 333333');
    expect(again.services.publishing.state()).toEqual({ failed: null });
  });
});

/** A site on which one page waits for the other. */
async function waiting(blurb: string, places: Awaited<ReturnType<typeof publishingFolders>>) {
  const open = await openTestApp(places);
  await savePhone(open, '01604 123456');
  await open.services.publishing.publish();
  // Seen while the page is being written for a long time.
  await writeFile(join(places.folder, 'published/long'), '');
  await savePhone(open, '01604 222222', blurb);
  await open.services.publishing.publish();
  return open;
}
const later = async (open: TestApp, phone: string) =>
  vi.waitFor(async () => expect(await page(open, '/pricing')).toContain(phone), 5_000);

describe('pages that can wait', () => {
  it('follow by themselves, without another save', async () => {
    const open = await waiting('later', await publishingFolders());
    expect(await page(open)).toContain('01604 222222');
    await later(open, '01604 222222');
    expect(open.services.publishing.state()).toEqual({ failed: null });
  });

  it('are the earlier ones where the process ends first, and the next one finishes them', async () => {
    const places = await publishingFolders();
    const first = await waiting('later: long', places);
    expect(await page(first)).toContain('01604 222222');
    expect(await page(first, '/pricing')).toContain('01604 123456');
    await first.services.close();
    await rm(join(places.folder, 'published/long'));
    const second = await openTestApp(places);
    expect(await page(second)).toContain('01604 222222');
    await later(second, '01604 222222');
    await second.services.close();
    await writeFile(join(places.writerFolder, 'thread.js'), 'throw new Error("not needed")');
    expect(await page(await openTestApp(places), '/pricing')).toContain('01604 222222');
  });

  it.each([
    ['later: fail', 'An article cannot be rendered'],
    ['later: crash', 'ended with 3'],
  ])('stay the earlier ones where they fail, and it is said: %s', async (blurb, what) => {
    const open = await waiting(blurb, await publishingFolders());
    await vi.waitFor(() => expect(open.services.publishing.state().failed?.what).toContain(what));
    expect(await page(open)).toContain('01604 222222');
    expect(await page(open, '/pricing')).toContain('01604 123456');
    await savePhone(open, '01604 333333');
    await open.services.publishing.publish();
    expect(await page(open, '/pricing')).toContain('01604 333333');
    expect(open.services.publishing.state()).toEqual({ failed: null });
  });

  it('give way to a newer save', async () => {
    const open = await waiting('later: long', await publishingFolders());
    await savePhone(open, '01604 333333');
    await open.services.publishing.publish();
    for (const path of ['/', '/pricing']) expect(await page(open, path)).toContain('01604 333333');
  });
});

describe('what is not saved', () => {
  it('can be seen as a page, and counted, without being published', async () => {
    const open = await openTestApp(await publishingFolders());
    const { publishing } = open.services;
    const stored = publishing.stored();
    const changed = { ...stored, facts: withPhone('01604 444444') };
    expect((await publishing.preview(changed, '/')).html).toContain('01604 444444');
    expect(await publishing.touches(stored, changed)).toEqual(['/', '/pricing']);
    expect(await publishing.touches(stored, stored)).toEqual([]);
    expect(await page(open)).not.toContain('01604 444444');
  });
});
