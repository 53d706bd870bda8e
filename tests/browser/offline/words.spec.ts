import type { Page } from 'playwright/test';
import { articleSchema } from '#domain/site/content/articles';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { STARTER_PAGES } from '#domain/site/content/page-words/starter-pages';
import {
  contentDocumentSchema,
  contentOverviewSchema,
} from '#domain/order/contracts/admin/content';
import { beOwner } from '#tests/support/desk/sign-in';
import { cachedAddresses } from '#tests/support/device-storage';
import { enquiryField } from '#tests/support/enquiry';
import { API_UNREACHED, expect, NOT_THERE, test } from '#tests/support/fixtures';
import { interactive, open, workerReady } from '#tests/support/page-state';

test.use({ serviceWorkers: 'allow' });

const BEFORE = STARTER_FACTS.company.phone;
const AFTER = '01604 123456';
const ARTICLE = {
  title: 'Larch outdoors',
  slug: 'larch-outdoors',
  formerSlugs: [],
  date: '2026-01-02',
  category: 'Design',
  author: 'The design team',
  excerpt: 'What larch does.',
  picture: { file: 'gallery-03.jpg' },
  sources: [],
  body: 'It greys.',
  publishAt: '2024-01-02T09:00:00.000Z',
};

const LARCH = 'article:3f2b8c1a-9d4e-4f60-8a7b-1c2d3e4f5a6b';

/** The administrator saves a document over its version `revision`; null takes an article away. */
async function save(
  admin: Page,
  name: string,
  { revision, value }: { revision: number; value: object | null },
): Promise<void> {
  const answer = await admin.request.put(`/api/content/${name}`, { data: { revision, value } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The name of the document with an article that the program comes with. */
async function articleAt({ request }: Page, slug: string): Promise<string> {
  const { documents } = contentOverviewSchema.parse(
    await (await request.get('/api/content')).json(),
  );
  for (const { name } of documents.filter((one) => one.name.startsWith('article:'))) {
    const answer = contentDocumentSchema.parse(
      await (await request.get(`/api/content/${name}`)).json(),
    );
    if (articleSchema.parse(answer.value).slug === slug) return name;
  }
  throw new Error(`No article is at ${slug}`);
}

/** The paths that the worker has in other words than those of its install; undefined while it has no whole set. */
async function renewedPaths(page: Page): Promise<string[] | undefined> {
  const files = (await cachedAddresses(page)).filter(({ cache }) => cache.startsWith('words '));
  const isOne = new Set(files.map(({ cache }) => cache)).size === 1;
  const paths = files.map(({ path }) => path);
  return isOne && paths.includes('/content/files.json') ? paths : undefined;
}

test(
  'words saved while a visitor is away are on every page after the next visit, and under no open form',
  { tag: '@long' },
  async ({ page, context, server, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    quietConsole.allow(NOT_THERE);
    await beOwner(context, server);
    await open(page, '/');
    await workerReady(page);
    await expect.poll(() => renewedPaths(page)).toEqual(['/content/files.json']);
    const form = await context.newPage();
    await open(form, '/contact');
    await enquiryField(form, 'Name').fill('Half a name');

    const company = { ...STARTER_FACTS.company, phone: AFTER };
    await save(page, 'facts', { revision: 0, value: { ...STARTER_FACTS, company } });
    await save(page, LARCH, { revision: 0, value: ARTICLE });
    const about = { ...STARTER_PAGES.about, title: 'Three trades' };
    await save(page, 'page:about', { revision: 0, value: about });
    // Seen before the next visit, or without a connection, they are those of the last one.
    await context.setOffline(true);
    await open(page, '/pricing');
    await expect(page.getByText(BEFORE).first()).toBeAttached();
    await context.setOffline(false);

    await open(page, '/about');
    await expect.poll(() => renewedPaths(page)).toContain('/blog/larch-outdoors');
    expect(await renewedPaths(page)).toEqual(expect.arrayContaining(['/404', '/process']));
    await expect(enquiryField(form, 'Name')).toHaveValue('Half a name');
    await expect(form.getByText(BEFORE).first()).toBeAttached();
    await expect(form.getByText(AFTER)).toHaveCount(0);

    await server.stop();
    const response = await page.goto('/process?from=advert');
    expect(response?.headers()['x-content-hash']).toBeTruthy();
    await interactive(page);
    await expect(page.getByText(AFTER).first()).toBeAttached();
    await expect(page.getByText(BEFORE)).toHaveCount(0);
    const facts = await page.evaluate(async () => (await fetch('/content/facts.json')).json());
    expect(facts).toMatchObject({ company: { phone: AFTER } });
    await open(page, '/');
    await expect(page.getByText(AFTER).first()).toBeAttached();
    const title = page.getByRole('heading', { level: 1 });
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(title).toHaveText('Three trades');
    await open(page, '/about');
    await expect(title).toHaveText('Three trades');
    await open(page, '/blog/larch-outdoors');
    await expect(page.getByRole('heading', { level: 1, name: 'Larch outdoors' })).toBeVisible();
    await page.goto('/Blog/Larch-Outdoors/');
    await expect(page).toHaveURL(/\/blog\/larch-outdoors$/);
    expect((await page.goto('/nowhere'))?.status()).toBe(404);
    await expect(page.getByText(AFTER).first()).toBeAttached();
    await expect(enquiryField(form, 'Name')).toHaveValue('Half a name');

    // What is taken back or away is so here too.
    await server.start();
    await save(page, 'facts', { revision: 1, value: STARTER_FACTS });
    await save(page, LARCH, { revision: 1, value: null });
    await save(page, await articleAt(page, 'insulation-and-running-costs'), {
      revision: 0,
      value: null,
    });
    await open(page, '/about');
    await expect
      .poll(async () => (await renewedPaths(page))?.includes('/blog/larch-outdoors'))
      .toBe(false);
    await context.setOffline(true);
    expect((await page.goto('/blog/larch-outdoors'))?.status()).toBe(404);
    expect((await page.goto('/blog/insulation-and-running-costs'))?.status()).toBe(404);
    await open(page, '/process');
    await expect(page.getByText(BEFORE).first()).toBeAttached();
    await expect(page.getByText(AFTER)).toHaveCount(0);
  },
);
