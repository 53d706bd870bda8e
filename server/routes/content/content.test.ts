import type { Express } from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import {
  contentDocumentSchema,
  contentOverviewSchema,
  contentVersionsSchema,
} from '#domain/contracts/admin/content';
import { STARTER_FACTS } from '#domain/content/starter-facts';
import { signedIn } from '#server/testing/admin';
import { writeSite } from '#server/testing/site-fixture';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { openTestApp } from '#server/testing/test-app';
import { writeWriter } from '#server/testing/writer-fixture';

const ARTICLE = 'article:3f2b8c1a-9d4e-4f60-8a7b-1c2d3e4f5a6b';
const OTHER = 'article:4f2b8c1a-9d4e-4f60-8a7b-1c2d3e4f5a6b';

const article = {
  title: 'Larch',
  slug: 'larch',
  formerSlugs: [],
  date: '2026-01-02',
  category: 'Design',
  author: 'The design team',
  excerpt: 'What larch does.',
  picture: { file: 'hero.jpg' },
  sources: [],
  body: 'It greys.',
  publishAt: null,
};

const withPhone = (phone: string) => ({
  ...STARTER_FACTS,
  company: { ...STARTER_FACTS.company, phone },
});

async function open() {
  const [siteFolder, writerFolder] = [await temporaryFolder(), await temporaryFolder()];
  await writeSite(siteFolder);
  await writeWriter(writerFolder);
  const test = await openTestApp({ siteFolder, writerFolder });
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
    const value = { ...article, body: 'x'.repeat(2_000_000) };
    const answer = await save(app, cookie, ARTICLE, { revision: 0, value });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ error: expect.any(String) });
  });

  it('keep one address for one article, and take an article away', async () => {
    const { app, cookie, services } = await open();
    await save(app, cookie, ARTICLE, { revision: 0, value: article }).expect(200);
    const taken = await save(app, cookie, OTHER, { revision: 0, value: article }).expect(400);
    expect(taken.body).toMatchObject({ fields: { slug: 'Another article has this address' } });
    await save(app, cookie, ARTICLE, { revision: 1, value: null }).expect(200);
    expect(services.publishing.stored().articles).toEqual({});
    await save(app, cookie, OTHER, { revision: 0, value: article }).expect(200);
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
