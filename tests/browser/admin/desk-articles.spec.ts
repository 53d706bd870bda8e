import type { Page } from 'playwright/test';
import { expectAccessible, expectKeyboardReaches } from '#tests/support/page/accessibility';
import { expect, NOT_THERE } from '#tests/support/fixtures';
import { inboxTest as test } from '#tests/support/desk/inbox';
import { open } from '#tests/support/page-state';
import { PHONE } from '#tests/support/routes';

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

test('an article is written, seen, renamed and taken back at the desk', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(NOT_THERE);
  quietConsole.allow(/status of 401/);
  await open(page, '/admin/words/articles');
  await expect(page.getByText('6 in all, 6 on the site')).toBeVisible();
  await expectAccessible(page, 'the articles');
  await page.getByRole('link', { name: 'New article' }).click();
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
  await text(page).press('Enter');
  await tool(page, 'Picture').click();
  await page.getByRole('radio').first().check();
  await page.getByLabel('What is to be seen in it').fill('');
  await page.getByRole('button', { name: 'Take this picture' }).click();
  await expect(page.getByText('Say what is to be seen:')).toBeVisible();
  await page.getByLabel('What is to be seen in it').fill('Larch after ten winters');
  await page.getByRole('button', { name: 'Take this picture' }).click();
  await text(page).press('ArrowRight');
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
  await expect(text(page).locator('img')).toHaveCount(1);
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

  const html = await (await page.request.get('/blog/larch-outdoors')).text();
  expect(html).toContain(
    'It greys, 2 * 3 * 4 &lt;b&gt;times&lt;/b&gt;, see <a href="/pricing">prices</a>',
  );
  expect(html).toMatch(
    /<picture><source type="image\/avif" srcset="\/uploads\/[^>]*><source [^>]*><img src="\/uploads\/[^"]*" alt="Larch after ten winters" width="\d+" height="\d+"/,
  );
  expect(html).toContain('<th role="columnheader" scope="col">Wood</th>');
  for (const path of ['/feed.xml', '/sitemap.xml', '/blog', '/content/articles.json'])
    expect(await (await page.request.get(path)).text(), path).toContain('larch-outdoors');

  await page.getByLabel('Address', { exact: true }).fill('larch');
  await expect(
    page.getByText('/blog/larch-outdoors, which visitors know, then leads there.'),
  ).toBeVisible();
  await save(page);
  await expect
    .poll(async () => (await page.request.get('/blog/larch-outdoors')).url())
    .toMatch(/\/blog\/larch$/);

  await page.getByLabel('Keep it back').check();
  await save(page);
  // Every process of a cluster has it within moments.
  const status = async () => (await page.request.get('/blog/larch')).status();
  await expect.poll(status).toBe(404);
  const feed = async () => (await page.request.get('/feed.xml')).text();
  await expect.poll(feed).not.toContain('Larch');
});

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
