import type { Express } from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import {
  articleRowsSchema,
  contentDocumentSchema,
  contentOverviewSchema,
  contentTouchesSchema,
  contentVersionsSchema,
} from '#domain/order/contracts/admin/content';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { signedIn } from '#server/testing/admin';
import { openTestApp } from '#server/testing/test-app';
import { publishingFolders } from '#server/testing/servers/writer-fixture';
import { AN_ARTICLE } from '#domain/testing/articles';

const ARTICLE = 'article:3f2b8c1a-9d4e-4f60-8a7b-1c2d3e4f5a6b';
const OTHER = 'article:4f2b8c1a-9d4e-4f60-8a7b-1c2d3e4f5a6b';

const withPhone = (phone: string) => ({
  ...STARTER_FACTS,
  company: { ...STARTER_FACTS.company, phone },
});

async function open() {
  const test = await openTestApp(await publishingFolders());
  const cookie = await signedIn(test.app);
  return { ...test, cookie };
}

const read = (app: Express, cookie: string, path: string) =>
  request(app).get(`/api/content${path}`).set('Cookie', cookie);
const save = (app: Express, cookie: string, name: string, body: object) =>
  request(app).put(`/api/content/${name}`).set('Cookie', cookie).send(body);

describe('the site’s words at the desk', () => {
  it('begin with what the program comes with, and what of it is a stand-in', async () => {
    const { app, cookie } = await open();
    const overview = contentOverviewSchema.parse((await read(app, cookie, '')).body);
    expect(overview.documents[0]).toEqual({
      name: 'facts',
      revision: 0,
      savedAt: null,
      by: '',
      note: '',
    });
    expect(overview.launch).toContainEqual(
      expect.objectContaining({
        what: 'the telephone number',
        why: 'a stand-in that reaches nobody',
      }),
    );
    // Open tabs of the build before.
    expect(overview.samples).toContainEqual(
      expect.objectContaining({ field: 'company.phone', why: 'stand-in' }),
    );
    expect(overview.failed).toBeNull();
    expect((await read(app, cookie, '/facts')).body).toMatchObject({
      revision: 0,
      value: STARTER_FACTS,
    });
  });

  it('are on the pages when the answer comes, and every version stays', async () => {
    const { app, cookie } = await open();
    const body = { revision: 0, note: 'We moved', value: withPhone('01604 123456') };
    const saved = contentDocumentSchema.parse((await save(app, cookie, 'facts', body)).body);
    expect(saved).toMatchObject({ revision: 1, by: 'Owner', note: 'We moved' });
    expect((await request(app).get('/')).text).toContain('01604 123456');
    await save(app, cookie, 'facts', { revision: 1, value: withPhone('01604 654321') }).expect(200);
    const versions = await read(app, cookie, '/facts/versions').expect(200);
    expect(contentVersionsSchema.parse(versions.body)).toMatchObject([
      { revision: 2 },
      { revision: 1, note: 'We moved' },
    ]);
    const first = await read(app, cookie, '/facts/versions/1').expect(200);
    expect(first.body).toMatchObject({ value: { company: { phone: '01604 123456' } } });
    const starter = await read(app, cookie, '/facts/versions/0').expect(200);
    expect(starter.body).toMatchObject({ value: STARTER_FACTS });
    await read(app, cookie, '/facts/versions/9').expect(404);
    await read(app, cookie, '/facts/versions/x').expect(404);
  });

  it('keep the company’s figures when a tab of a build before saves facts without them', async () => {
    const { app, cookie } = await open();
    const { energy, money, ...others } = STARTER_FACTS;
    const own = {
      energy: { ...energy, confirmed: ['price'] },
      money: { ...money, sortCode: '12-34-56' },
    };
    const value = { ...others, ...own };
    await save(app, cookie, 'facts', { revision: 0, value }).expect(200);
    await save(app, cookie, 'facts', { revision: 1, value: others }).expect(200);
    expect((await read(app, cookie, '/facts')).body.value).toMatchObject(own);
  });

  it('of two administrators at once are those of the first, and the second is told', async () => {
    const { app, cookie, services } = await open();
    await save(app, cookie, 'facts', { revision: 0, value: withPhone('01604 111111') }).expect(200);
    const late = await save(app, cookie, 'facts', { revision: 0, value: withPhone('01604 2') });
    expect(late.status).toBe(400);
    const second = await save(app, cookie, 'facts', {
      revision: 0,
      value: withPhone('01604 222222'),
    });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ code: 'desk_conflict' });
    expect(services.publishing.facts().company.phone).toBe('01604 111111');
  });

  it.each([
    ['company.phone', { company: { ...STARTER_FACTS.company, phone: '12' } }],
    ['social.facebook', { social: { ...STARTER_FACTS.social, facebook: 'javascript:alert(1)' } }],
    ['company.name', { company: { ...STARTER_FACTS.company, name: 'x'.repeat(61) } }],
  ])('are refused with the field %s, and nothing is stored', async (field, wrong) => {
    const { app, cookie, services } = await open();
    const value = { ...STARTER_FACTS, ...wrong };
    const answer = await save(app, cookie, 'facts', { revision: 0, value }).expect(400);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
    expect(await services.contents.newest()).toEqual([]);
  });

  it('that are far too long are refused with a sentence', async () => {
    const { app, cookie } = await open();
    const value = { ...AN_ARTICLE, body: 'x'.repeat(2_000_000) };
    const answer = await save(app, cookie, ARTICLE, { revision: 0, value });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ error: expect.any(String) });
  });

  it('keep one address for one article, and take an article away', async () => {
    const { app, cookie, services } = await open();
    await save(app, cookie, ARTICLE, { revision: 0, value: AN_ARTICLE }).expect(200);
    const taken = await save(app, cookie, OTHER, { revision: 0, value: AN_ARTICLE }).expect(400);
    expect(taken.body).toMatchObject({ fields: { slug: 'Another article has this address' } });
    await save(app, cookie, ARTICLE, { revision: 1, value: null }).expect(200);
    expect(services.publishing.stored().articles).toEqual({});
    await save(app, cookie, OTHER, { revision: 0, value: AN_ARTICLE }).expect(200);
  });

  it('show no picture that the gallery does not have', async () => {
    const { app, cookie, services } = await open();
    const body = 'See ![larch](/uploads/a.webp)';
    const picture = { galleryId: '5a0f1c52-9a53-4c3c-9d0b-3f6f8f6b2b11' };
    const value = { ...AN_ARTICLE, body, picture };
    const refused = await save(app, cookie, ARTICLE, { revision: 0, value }).expect(400);
    expect(refused.body).toMatchObject({
      fields: {
        body: expect.stringContaining('“larch” is not in the gallery'),
        picture: expect.stringContaining('no longer in the gallery'),
      },
    });
    expect(await services.contents.newest()).toEqual([]);
  });

  it('of a page are saved like all others, show the gallery’s pictures alone, and name facts that are there', async () => {
    const { app, cookie, services } = await open();
    const lost = { galleryId: '5a0f1c52-9a53-4c3c-9d0b-3f6f8f6b2b11' };
    const page = services.publishing.stored().pages['dual-purpose'];
    const name = 'page:dual-purpose';
    const wrong = { ...page, picture: lost, detail: lost };
    const refused = await save(app, cookie, name, { revision: 0, value: wrong }).expect(400);
    expect(refused.body).toMatchObject({
      fields: {
        picture: expect.stringContaining('no longer in the gallery'),
        detail: expect.stringContaining('no longer in the gallery'),
      },
    });
    const value = { ...page, subtitle: 'Guaranteed for {guarantee-years} years.' };
    await save(app, cookie, name, { revision: 0, value }).expect(200);
    expect(services.publishing.stored().pages['dual-purpose']).toEqual(value);
    const starter = await read(app, cookie, `/${name}/versions/0`).expect(200);
    expect(starter.body).toMatchObject({ value: page });
  });

  it('list the articles, for the administrator alone', async () => {
    const { app, cookie } = await open();
    await save(app, cookie, ARTICLE, { revision: 0, value: AN_ARTICLE }).expect(200);
    const rows = articleRowsSchema.parse((await read(app, cookie, '/articles').expect(200)).body);
    const { title, slug, date, category, publishAt } = AN_ARTICLE;
    expect(rows).toEqual([{ id: ARTICLE.slice(8), title, slug, date, category, publishAt }]);
    await request(app).get('/api/content/articles').expect(401);
  });

  it('have no other documents', async () => {
    const { app, cookie } = await open();
    for (const name of ['other', 'legal:other', 'article:1', '__proto__']) {
      await read(app, cookie, `/${name}`).expect(404);
      await save(app, cookie, name, { revision: 0, value: {} }).expect(404);
    }
    await read(app, cookie, `/${ARTICLE}`).expect(404);
  });
});

const touches = (app: Express, cookie: string, name: string, value: unknown) =>
  request(app).post(`/api/content/${name}/touches`).set('Cookie', cookie).send({ value });
const preview = (app: Express, cookie: string, fields: Record<string, string>) =>
  request(app).post('/api/content/facts/preview').set('Cookie', cookie).type('form').send(fields);

describe('what is not saved', () => {
  it('is told where it would change something, and changes nothing', async () => {
    const { app, cookie, services } = await open();
    const answer = await touches(app, cookie, 'facts', withPhone('01604 123456')).expect(200);
    const { pages, documents, mails, from } = contentTouchesSchema.parse(answer.body);
    expect(pages).toEqual(['/', '/pricing']);
    expect(documents).toContain('The estimate as a PDF');
    expect(mails).toContain('A quote request arrived');
    expect(from).toBeNull();
    const same = await touches(app, cookie, 'facts', STARTER_FACTS).expect(200);
    expect(same.body).toEqual({ pages: [], documents: [], mails: [], from: null });
    expect(await services.contents.newest()).toEqual([]);
  });

  it('is looked at as on the day from which it is to be seen', async () => {
    const { app, cookie } = await open();
    const planned = { ...AN_ARTICLE, publishAt: '2098-12-01T09:00:00.000Z' };
    const answer = await touches(app, cookie, ARTICLE, planned).expect(200);
    expect(answer.body).toMatchObject({ from: '2098-12-01T09:00:00.000Z' });
  });

  it('is refused with its fields like what is saved', async () => {
    const { app, cookie } = await open();
    const answer = await touches(app, cookie, 'facts', withPhone('12')).expect(400);
    expect(answer.body).toMatchObject({ fields: { 'company.phone': expect.any(String) } });
    await touches(app, cookie, 'other', {}).expect(404);
  });

  it('is shown as a page that runs nothing, stays nowhere, and opens in our own frames alone', async () => {
    const { app, cookie } = await open();
    const value = JSON.stringify(withPhone('01604 123456'));
    const { text, headers } = await preview(app, cookie, { path: '/', theme: 'dark', value });
    expect(text).toContain('01604 123456');
    expect(text).toContain('<html class="dark"');
    expect(text).not.toContain('<script');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-frame-options': 'SAMEORIGIN',
      'content-type': expect.stringContaining('text/html'),
    });
    const policy = String(headers['content-security-policy']);
    for (const directive of [
      "frame-ancestors 'self'",
      "script-src 'none'",
      "style-src 'self' 'sha256-of-preview'",
      'sandbox allow-same-origin',
    ])
      expect(policy).toContain(directive);
    expect((await request(app).get('/')).text).not.toContain('01604 123456');
  });

  it.each([
    ['value', { path: '/', theme: 'light', value: '{' }],
    ['company.phone', { path: '/', theme: 'light', value: JSON.stringify(withPhone('12')) }],
    ['path', { path: 'https://evil.example', theme: 'light', value: '{}' }],
    ['theme', { path: '/', theme: 'red', value: '{}' }],
  ])('is not shown with a wrong %s', async (field, fields) => {
    const { app, cookie } = await open();
    const answer = await preview(app, cookie, fields).expect(400);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
  });

  it('is no page to whoever sends JSON, or three megabytes', async () => {
    const { app, cookie } = await open();
    const path = '/api/content/facts/preview';
    await request(app).post(path).set('Cookie', cookie).send({ path: '/' }).expect(400);
    const value = 'x'.repeat(3_200_000);
    await preview(app, cookie, { path: '/', theme: 'light', value }).expect(413);
  });
});
