import { once } from 'node:events';
import type { Page } from 'playwright/test';
import { expectAccessible, expectKeyboardReaches } from '#tests/support/page/accessibility';
import { expect, NOT_THERE } from '#tests/support/fixtures';
import { inboxTest as test } from '#tests/support/desk/inbox';
import { open } from '#tests/support/page-state';
import { RealServer } from '#tests/support/servers/server';
import { IS_CLUSTER } from '#tests/support/servers/new-server';
import { PHONE } from '#tests/support/routes';
import { AN_ARTICLE } from '#domain/testing/articles';

// Motion is irrelevant here, and a press on a dialog that still comes up can miss.
test.use({ reducedMotion: 'reduce' });

const text = (page: Page) => page.getByRole('textbox', { name: 'Article', exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name, exact: true });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Look and save' }).click();
  const dialog = page.getByRole('dialog', { name: 'What saving will change' });
  await dialog.getByRole('button', { name: 'Save the article' }).click();
  await expect(dialog).toBeHidden();
}

/** Pastes as a browser does, with the words alone or with their looks. */
async function paste(page: Page, kind: 'text/plain' | 'text/html', length: number, words: string) {
  await text(page).evaluate(
    (editor, [type, pasted]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(type, pasted);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      editor.dispatchEvent(event);
    },
    [kind, words.repeat(length)] as const,
  );
}

test(
  'an article is written, seen, renamed and taken back at the desk',
  { tag: '@long' },
  async ({ page, quietConsole }) => {
    quietConsole.allow(NOT_THERE);
    quietConsole.allow(/status of 401/);
    await open(page, '/admin/words/articles');
    await expect(page.getByText('6 in all, 6 on the site')).toBeVisible();
    await expectAccessible(page, 'the articles');
    await page.getByRole('link', { name: 'New article' }).click();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await page.getByLabel('Title').fill('Larch, outdoors');
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('larch-outdoors');
    await page.getByLabel('Written by').fill('The design team');
    await page.getByLabel('Excerpt').fill('What larch does.');

    await text(page).click();
    await page.keyboard.type('It greys, 2 * 3 * 4 <b>times</b>, see prices');
    for (let step = 0; step < 'prices'.length; step += 1)
      await page.keyboard.press('Shift+ArrowLeft');
    await tool(page, 'Link').click();
    await page.getByRole('textbox', { name: 'Address' }).last().fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Set the link' }).click();
    await expect(page.getByText('Give a page of this site like /pricing, or')).toBeVisible();
    await page.getByRole('textbox', { name: 'Address' }).last().fill('/pricing');
    await page.getByRole('button', { name: 'Set the link' }).click();
    await expect(text(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await tool(page, 'Picture').click();
    await page.getByRole('radio').first().check();
    await page.getByLabel('What is to be seen in it').fill('');
    await page.getByRole('button', { name: 'Take this picture' }).click();
    await expect(page.getByText('Say what is to be seen:')).toBeVisible();
    await page.getByLabel('What is to be seen in it').fill('Larch after ten winters');
    await page.getByRole('button', { name: 'Take this picture' }).click();
    await expect(text(page)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await tool(page, 'Table').click();
    await text(page).focus();
    await page.keyboard.type('Wood');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Years');
    await page.keyboard.press('Tab');
    await tool(page, 'Remove column').click();

    // Too much, a picture from elsewhere and a script: said, or left out.
    await paste(page, 'text/plain', 2_000_000, '0123456789');
    await expect(page.getByText('That is too much: a text has at most')).toBeVisible();
    await paste(
      page,
      'text/html',
      1,
      '<i>or more</i><img src=x onerror="alert(1)"><script>alert(1)</script>',
    );
    await expect(text(page).getByText('or more')).toBeVisible();
    await expect(text(page).locator('img[src]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(tool(page, 'Heading')).toBeFocused();

    // A tab that is closed loses nothing.
    await page.evaluate(() =>
      window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
        capture: true,
      }),
    );
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('We kept what was typed here on')).toBeVisible();
    await expect(text(page).getByText('It greys, 2 * 3 * 4 <b>times</b>')).toBeVisible();

    // Nor does a session that ends.
    await page.getByLabel('Show it', { exact: true }).check();
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Look and save' }).click();
    await page.getByLabel('Password').fill('for tests only');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('button', { name: 'Save the article' }).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await expect(page.getByText('We kept')).toBeHidden();
    await expectKeyboardReaches(page, 'an article');
    await page.setViewportSize(PHONE);
    await expectAccessible(page, 'an article');

    const textOf = async (path: string) => (await page.request.get(path)).text();
    const larch = '/blog/larch-outdoors';
    // Every process of a cluster has it within moments.
    await expect.poll(() => textOf(larch)).toContain('Larch after ten winters');
    const html = await textOf(larch);
    expect(html).toContain(
      'It greys, 2 * 3 * 4 &lt;b&gt;times&lt;/b&gt;, see <a href="/pricing">prices</a>',
    );
    expect(html).toMatch(
      /<picture><source type="image\/avif" srcset="\/uploads\/[^>]*><img src="\/uploads\/[^"]*" alt="Larch after ten winters" width="\d+" height="\d+"/,
    );
    expect(html).toContain('<th role="columnheader" scope="col">Wood</th>');
    for (const path of ['/feed.xml', '/sitemap.xml', '/blog', '/content/articles.json'])
      await expect.poll(() => textOf(path), path).toContain('larch-outdoors');

    await page.getByLabel('Address', { exact: true }).fill('larch');
    await expect(
      page.getByText('/blog/larch-outdoors, which visitors know, then leads there.'),
    ).toBeVisible();
    await save(page);
    await expect.poll(async () => (await page.request.get(larch)).url()).toMatch(/\/blog\/larch$/);

    await page.getByLabel('Keep it back').check();
    await save(page);
    const status = async () => (await page.request.get('/blog/larch')).status();
    await expect.poll(status).toBe(404);
    await expect.poll(() => textOf('/feed.xml')).not.toContain('Larch');
  },
);

const ARTICLE = {
  ...AN_ARTICLE,
  body: `Larch greys within two winters, evenly where the rain reaches every board.\n\nIt needs no oil.`,
  publishAt: '2026-01-02T09:00:00.000Z',
};
const ID = '3f2b8c1a-9d4e-4f60-8a7b-1c2d3e4f5a6b';
const DOCUMENT = `/api/content/article:${ID}`;

test(
  'an article is deleted at the desk, and an undo brings it back',
  { tag: '@long' },
  async ({ page, quietConsole }) => {
    quietConsole.allow(NOT_THERE);
    await page.request.put(DOCUMENT, { data: { revision: 0, value: ARTICLE } });
    const status = async () => (await page.request.get('/blog/larch')).status();
    await expect.poll(status).toBe(200);
    await open(page, `/admin/words/articles?id=${ID}`);
    await page.getByRole('button', { name: 'Delete the article…' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this article?' });
    await expectAccessible(page, 'the question before an article is deleted');
    await question.getByRole('button', { name: 'Keep it' }).click();
    expect(await status()).toBe(200);
    await page.getByRole('button', { name: 'Delete the article…' }).click();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('The article is deleted')).toBeVisible();
    await expect.poll(status).toBe(404);
    for (const path of ['/feed.xml', '/sitemap.xml', '/blog'])
      await expect
        .poll(async () => (await page.request.get(path)).text(), path)
        .not.toContain('/blog/larch');
    await page.getByRole('button', { name: 'Undo version 2' }).click();
    await expect(page.getByText('Version 2 is undone.')).toBeVisible();
    await expect.poll(status).toBe(200);
  },
);

test('what has changed in an article is told by its words', { tag: '@long' }, async ({ page }) => {
  await page.request.put(DOCUMENT, { data: { revision: 0, value: ARTICLE } });
  await open(page, `/admin/words/articles?id=${ID}`);
  await text(page).getByText('It needs no oil.').click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Untreated ');
  await page.getByRole('button', { name: 'Look and save' }).click();
  const changes = page.getByLabel('What saving will change').last();
  await expect(changes.locator('ins')).toHaveText('Untreated ');
  await expect(changes.locator('del')).toHaveCount(0);
  await expect(changes.getByText('It needs no oil.')).toHaveCount(0);
});

test(
  'a picture that an article shows stays in the gallery, which leads to the article',
  { tag: '@long' },
  async ({ page, quietConsole }) => {
    quietConsole.allow(/status of 409/);
    const [image] = await (await page.request.get('/api/gallery-images')).json();
    const draft = { ...ARTICLE, picture: { galleryId: image.id }, publishAt: null };
    await page.request.put(DOCUMENT, { data: { revision: 0, value: draft } });
    await open(page, '/admin/gallery');
    await page.getByRole('button', { name: `Delete ${image.title}` }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const refusal = page.getByRole('alertdialog', { name: 'This image is in use' });
    await expect(refusal).toContainText(image.title);
    await expectAccessible(page, 'a picture that is in use');
    await refusal.getByRole('link', { name: 'Larch' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Larch');
    const pictures = await (await page.request.get('/api/gallery-images')).json();
    expect(pictures).toContainEqual(expect.objectContaining({ id: image.id }));

    // Where the article is shared, it has that picture.
    await page.request.put(DOCUMENT, {
      data: { revision: 1, value: { ...draft, publishAt: ARTICLE.publishAt } },
    });
    const html = async () => (await page.request.get('/blog/larch')).text();
    await expect.poll(html).toMatch(/og:image" content="[^"]+\/uploads\/[^"]+\/original\.jpg"/);
  },
);

/** Lets a process of Node live a day later. */
const TOMORROW = `--import=data:text/javascript,${encodeURIComponent(
  'const D=Date,s=864e5;globalThis.Date=class extends D{constructor(...a){if(a.length)super(...a);else super(D.now()+s)}static now(){return D.now()+s}}',
)}`;

test(
  'an article that is planned is seen once its time has come, and not before',
  { tag: '@long' },
  async ({ page, quietConsole }) => {
    test.skip(IS_CLUSTER, 'What is published at a time is the same in each process.');
    quietConsole.allow(NOT_THERE);
    const server = await RealServer.create();
    await server.start();
    const at = (path: string) => `${server.origin}${path}`;
    const status = async () => (await page.request.get(at('/blog/larch'))).status();
    await page.request.post(at('/api/auth/login'), { data: { password: 'for tests only' } });
    await page.request.put(at(DOCUMENT), {
      data: { revision: 0, value: { ...ARTICLE, publishAt: null } },
    });
    await open(page, at(`/admin/words/articles?id=${ID}`));
    await page.getByLabel('Show it from a time on').check();
    const soon = new Date(Date.now() + 12 * 3_600_000).toISOString().slice(0, 16);
    await page.getByRole('textbox', { name: 'From' }).fill(soon);
    await page.getByRole('button', { name: 'Look and save' }).click();
    await page.getByRole('button', { name: 'Save the article' }).click();
    await expect(page.getByText('Saved. Version 2 is live.')).toBeVisible();
    expect(await status()).toBe(404);
    await page.goto('about:blank');
    await server.stop();
    const later = server.launch({ NODE_OPTIONS: TOMORROW });
    await expect.poll(() => status().catch(() => 0), { timeout: 60_000 }).toBe(200);
    expect(await (await page.request.get(at('/feed.xml'))).text()).toContain('/blog/larch');
    later.kill();
    await once(later, 'exit');
    await server.dispose();
  },
);

test('a legal page keeps its facts, and refuses what is none', async ({ page }) => {
  await open(page, '/admin/words/legal?page=privacy');
  const body = page.getByRole('textbox', { name: 'Page' });
  await expect(body.getByText('{registered-name}')).toBeVisible();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  // A table in it does not push the form over a phone's edge.
  for (const part of [page.getByLabel('Title'), body, page.getByRole('button', { name: 'List' })]) {
    const box = await part.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(PHONE.width);
  }
  await body.getByText('Write to {email} or to').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' {postbox}');
  await expect(page.getByText('There is no {postbox} to fill in')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Look and save' })).toBeDisabled();
});
