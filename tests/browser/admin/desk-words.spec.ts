import { expectAccessible, expectKeyboardReaches } from '#tests/support/page/accessibility';
import { expectSound } from '#tests/support/page/sound';
import {
  asHomeowner,
  DESK_REFUSED,
  openOrder,
  order,
  readOrder,
  receiveFollowed,
  sendVersion,
} from '#tests/support/desk/desk';
import { inboxTest as test } from '#tests/support/desk/inbox';
import { expect } from '#tests/support/fixtures';
import { holdCalls } from '#tests/support/hold';
import { open } from '#tests/support/page-state';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { aloud, pressUntilHeard } from '#tests/support/desk/reorder';

// Motion is irrelevant here, and a press on a dialog that still comes up can miss.
test.use({ reducedMotion: 'reduce' });

const FACTS = '/api/content/facts';
const TOUCHES = '**/api/content/facts/touches';

/** Below the dialog's title, in pixels: the dialog slides in. */
const topOf = (button: HTMLElement) =>
  button.getBoundingClientRect().top -
  (button.closest('[role=dialog]')?.querySelector('h2')?.getBoundingClientRect().top ?? 0);

test(
  'a company that is not VAT registered says so once, and every price and quote follows',
  { tag: '@long' },
  async ({ page }) => {
    const { id } = await receiveFollowed(page, { name: 'Nora Net' });
    await open(page, '/admin/words?set=facts');
    await page.getByLabel('We are not registered').check();
    await expect(page.getByLabel('VAT number')).toHaveCount(0);
    await page.getByRole('button', { name: 'Look and save' }).click();
    await page.getByRole('button', { name: 'Save the facts' }).click();
    await expect(page.getByText('Saved. Version 1 is live.')).toBeVisible();
    await expect(page.getByLabel('We are not registered')).toBeChecked();

    const textOf = async (path: string) => (await page.request.get(path)).text();
    await expect
      .poll(() => textOf('/pricing'))
      .toContain('No VAT is added: we are not VAT registered.');
    await expect.poll(() => textOf('/terms')).toContain('not VAT registered');
    for (const path of ['/', '/pricing', '/terms', '/builder', '/estimator'])
      await expect
        .poll(() => textOf(path), path)
        .not.toMatch(/VAT number|vatID|rices include VAT|incl\. VAT/);
    await open(page, '/builder?step=1');
    await expect(page.getByText('standard finish, no VAT.')).toBeVisible();

    await open(page, `/admin/quotes?request=${id}&quote=draft`);
    const total = page.getByRole('region', { name: 'Total' });
    await expect(total).toContainText('Total, no VAT added£28,000.00');
    await expect(total).not.toContainText('Of which');
    await sendVersion(page, id);
    const { quotes } = (await readOrder(page, id)).follow;
    expect(quotes[0]?.agreement).toContain('The total is £28,000.00, and no VAT is added.');
  },
);

test(
  'the price of electricity is changed at the desk, and what a room costs to heat follows',
  { tag: '@long' },
  async ({ page }) => {
    const followed = await receiveFollowed(page, { name: 'Winter Green' });
    const { id, token } = followed;
    await asHomeowner(page, followed, { kind: 'asked', text: 'Is it warm enough in January?' });
    await open(page, '/admin/words?set=facts#fact-energy.price');
    const part = page.getByRole('group', { name: 'Electricity', exact: true });
    await expect(part).toBeFocused();
    const price = part.getByLabel('Price of electricity, pence per kWh');
    await price.fill('0.3');
    await expect(part).toContainText('give a number from 1 to 200');
    await price.fill('40,5');
    await part.getByLabel('Source').fill('Our own tariff');
    await part.getByLabel('This is the price to work with').check();
    await page.getByRole('button', { name: 'Look and save' }).click();
    await page.getByRole('button', { name: 'Save the facts' }).click();
    await expect(page.getByText('Saved. Version 1 is live.')).toBeVisible();
    await expect(page.getByText('the price of electricity in what')).toHaveCount(0);

    const textOf = async (path: string) => (await page.request.get(path)).text();
    await expect.poll(() => textOf('/services/garden-offices')).toContain('40.5p a kWh');
    await open(page, '/services/garden-offices');
    const example = page.getByRole('region', { name: 'Through the year' });
    await expect(example).toContainText('Our own tariff');
    expect(await textOf('/')).not.toContain('Our own tariff');

    await open(page, `/admin/quotes?request=${id}&quote=draft`);
    await expect(page.getByText(/^About £.* electricity at 40.5p a kWh/)).toBeVisible();
    await sendVersion(page, id);
    await open(page, `/admin/quotes?request=${id}&quote=draft`);
    const said = page.getByLabel('Say what heating costs in a usual year');
    await said.uncheck();
    await expect(page.getByText(/electricity at 40.5p/)).toHaveCount(0);
    await expect(page.getByText(/^Draft saved/)).toBeVisible();

    await openOrder(page, id);
    await page.getByRole('button', { name: 'Through the year' }).click();
    const year = page.getByRole('region', { name: 'Through the year' });
    await year.getByText('How we know').click();
    await expect(year).toContainText('Our own tariff');
    await expectSound(page, 'a request through the year');
    await order(page).getByRole('button', { name: 'Answer the question' }).click();
    await order(page).getByRole('button', { name: 'Put in how warm the room is' }).click();
    await expect(order(page).getByLabel('Answer', { exact: true })).toHaveValue(
      /Heating: about £.*40\.5p a kWh/,
    );
    await order(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();

    await open(page, `/follow#${token}`);
    await expect(page.getByText(/^About £.* electricity at 40.5p a kWh/)).toBeVisible();
  },
);

test(
  'a fact is changed at the desk and stands on every page',
  { tag: '@long' },
  async ({ page, quietConsole }) => {
    test.slow();
    quietConsole.allow(DESK_REFUSED);
    await open(page, '/admin/words');
    await expect(page.getByRole('heading', { name: 'Before the launch' })).toBeVisible();
    await expectAccessible(page, 'the words');
    await page.getByRole('link', { name: 'The telephone number' }).click();
    const telephone = page.getByLabel('Telephone');
    await expect(telephone).toHaveValue('01632 960100');
    const look = page.getByRole('button', { name: 'Look and save' });
    const save = page.getByRole('button', { name: 'Save the facts' });
    await telephone.fill('12');
    await expect(page.getByText('Enter a phone number with at least 7 digits')).toBeVisible();
    await expect(look).toBeDisabled();
    await telephone.fill('01604 123456');
    await page.getByLabel('Opens').first().fill('07:30');
    await page.getByRole('button', { name: 'Add closed days' }).click();
    await expect(look).toBeDisabled();
    await page.getByRole('button', { name: 'Remove closed days 1' }).click();
    const release = await holdCalls(page, TOUCHES);
    await look.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'What saving will change' });
    await expect(dialog.getByText('Looking where it changes')).toBeVisible();
    const waiting = await save.evaluate(topOf);
    release();

    // What it changes, and the page as it would be, before anything is saved.
    await expect(dialog.getByText('01604 123456')).toBeVisible();
    await expect(dialog.getByText(/^\d\d pages, 3 documents, \d\d mails$/)).toBeVisible();
    // A press on its way does not miss.
    expect(Math.abs((await save.evaluate(topOf)) - waiting)).toBeLessThan(6);
    const preview = dialog.frameLocator('iframe');
    await dialog.getByLabel('Page').selectOption('/contact');
    await dialog.getByRole('button', { name: 'Dark' }).click();
    await expect(preview.getByRole('link', { name: '01604 123456' }).first()).toBeVisible();
    await expect(preview.locator('html.dark')).toBeAttached();
    await dialog.getByRole('button', { name: 'Laptop' }).click();
    expect(await preview.locator('body').evaluate(() => innerWidth)).toBe(1280);
    expect(await (await page.request.get('/contact')).text()).not.toContain('01604 123456');
    await expectAccessible(page, 'the last look');
    await save.press('Enter');
    await expect(page.getByText('Saved. Version 1 is live.')).toBeVisible();
    const textOf = async (path: string) => (await page.request.get(path)).text();
    for (const path of ['/contact', '/', '/privacy', '/blog/foundations-for-a-garden-room']) {
      // Of several processes another one may answer, which has it within moments.
      await expect.poll(() => textOf(path), path).toContain('01604 123456');
      await expect.poll(() => textOf(path), path).not.toContain('01632 960100');
    }
    await expect.poll(() => textOf('/contact')).toContain('"Mo-Fr 07:30-18:00"');
    expect(await textOf('/.well-known/security.txt')).toContain('mailto:');

    // Somebody else saves in between: said, and both changes are kept.
    const { value } = await (await page.request.get(FACTS)).json();
    const theirs = { ...value, company: { ...value.company, name: 'Their Rooms' } };
    await page.getByLabel('Address').fill('1 High Street, Northampton NN1 2AB');
    await page.request.put(FACTS, { data: { revision: 1, value: theirs } });
    await look.click();
    await save.click();
    await expect(page.getByText('version 2 is live now')).toBeVisible();
    await page.getByRole('button', { name: 'Put my changes on top of it' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Their Rooms');
    await expect(page.getByText('1 change not saved')).toBeVisible();
    await look.click();
    await page.getByLabel('Note for this version').fill('We moved');
    await save.click();
    await expect(page.getByText('Saved. Version 3 is live.')).toBeVisible();

    // Undone, and restored from the list of versions.
    await page.getByRole('button', { name: 'Undo version 3' }).click();
    await expect(page.getByText('Version 3 undone')).toBeVisible();
    await expect(page.getByLabel('Address')).toHaveValue(value.company.address);
    await page.getByRole('button', { name: 'Look at version 3' }).click();
    await expect(page.getByRole('dialog').getByText('1 High Street')).toBeVisible();
    await page.getByRole('button', { name: 'Restore version 3' }).click();
    await expect(page.getByLabel('Address')).toHaveValue('1 High Street, Northampton NN1 2AB');
    // Saved meanwhile by somebody else: nothing of theirs is undone unseen.
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('button', { name: 'Undo version 4' })).toBeVisible();
    await page.request.put(FACTS, {
      data: { revision: 4, value: { ...theirs, years: { experience: 41, guarantee: 10 } } },
    });
    await page.getByRole('button', { name: 'Undo version 4' }).click();
    await expect(page.getByText('Nothing was undone: somebody has saved since.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo version 5' })).toBeVisible();

    // Three networks that are still to come, for a company that is on none of them.
    await expect.poll(() => textOf('/')).toContain('Facebook, coming soon');
    await page.getByLabel('We are on none of them').check();
    await look.click();
    await save.click();
    await expect(page.getByText('Saved. Version 6 is live.')).toBeVisible();
    await expect.poll(() => textOf('/')).not.toContain('coming soon');

    await expectKeyboardReaches(page, 'the facts');
    await page.getByRole('button', { name: 'Add closed days' }).click();
    await expectSound(page, 'the facts');
    await page.getByRole('button', { name: 'Remove closed days 1' }).click();
    await page.getByRole('link', { name: 'Back to the words' }).click();
    await expect(page.getByRole('link', { name: 'The email address' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'The telephone number' })).toHaveCount(0);
  },
);

test(
  'testimonials are written, planned, moved and taken away',
  { tag: '@long' },
  async ({ page, quietConsole }) => {
    quietConsole.allow(DESK_REFUSED);
    const home = async () => (await page.request.get('/')).text();
    await open(page, '/admin/words/testimonials');
    await page.getByRole('button', { name: 'Add a testimonial' }).click();
    const quote = page.getByLabel('What they say');
    // Nothing is wrong with a box that nobody has come to yet.
    const missing = page.getByText(/^Enter (what the client says|who says it|where they live)$/);
    await expect(missing).toHaveCount(0);
    await quote.focus();
    await page.keyboard.press('Tab');
    await expect(missing).toHaveCount(1);
    const look = page.getByRole('button', { name: 'Look and save' });
    await look.press('Enter');
    await expect(missing).toHaveCount(3);
    await expect(quote).toBeFocused();
    const hostile = '<script>alert(1)</script> [x](javascript:alert(1))';
    await quote.fill('x'.repeat(601));
    await expect(
      page.getByText('Use at most 600 characters for what the client says'),
    ).toBeVisible();
    await expect(look).toBeDisabled();
    await quote.fill(hostile);
    await page.getByLabel('Who says it').fill('Ann & Bob');
    await page.getByLabel('Where they live').fill('Northampton');
    await page.getByLabel('What you built for them').fill('Garden room');
    await expectAccessible(page, 'a testimonial');
    await look.click();
    await expect(page.getByText('1 page', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Save the testimonials' }).click();
    await expect(page.getByText('Saved. Version 1 is live.')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect
      .poll(home)
      .toContain('&lt;script&gt;alert(1)&lt;/script&gt; [x](javascript:alert(1))');
    expect(await home()).not.toContain(hostile);

    // Below all others by the keyboard, planned, and without the samples.
    await page.getByRole('button', { name: /^Move <script/ }).focus();
    await page.keyboard.press('Space');
    await expect(aloud(page)).toHaveText(/is lifted|is at place 1 of 4/);
    await pressUntilHeard(page, 'ArrowDown', `${hostile} is at place 2 of 4.`);
    await page.keyboard.press('Space');
    await expect(page.getByText('1 change not saved')).toBeVisible();
    for (const name of [/^Remove We use/, /^Remove The price/, /^Remove Three/])
      await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: /^Change <script/ }).click();
    await page.getByLabel('Show it from a time on').check();
    await expect(look).toBeDisabled();
    await page.getByRole('textbox', { name: 'From' }).fill('2098-12-01T09:00');
    await look.click();
    await expect(page.getByText('1 page, from 1 December 2098, 09:00 on')).toBeVisible();
    await expect(page.frameLocator('iframe').getByText('Ann & Bob')).toBeAttached();
    await page.getByRole('button', { name: 'Save the testimonials' }).click();
    await expect(page.getByText('Saved. Version 2 is live.')).toBeVisible();
    await expect(page.getByText('From 1 December 2098, 09:00')).toBeVisible();
    await expect.poll(home).not.toContain('Ann &amp; Bob');
    await expectKeyboardReaches(page, 'the testimonials');
  },
);

test('an undo is offered for 24 hours, and refused in a sentence from then on', async ({
  page,
}) => {
  await open(page, '/admin/words/questions');
  const { value } = await (await page.request.get('/api/content/questions')).json();
  await page.request.put('/api/content/questions', {
    data: { revision: 0, value: value.slice(1) },
  });
  const saved = Date.now();
  const undo = page.getByRole('button', { name: 'Undo version 1' });
  await page.clock.setFixedTime(saved + 1439 * 60_000);
  await open(page, '/admin/words/questions');
  await expect(undo).toBeVisible();
  await page.clock.setFixedTime(saved + 1441 * 60_000);
  await undo.click();
  await expect(page.getByText('Nothing was undone: that is possible for a day.')).toBeVisible();
  await expect(undo).toHaveCount(0);
  await open(page, '/admin/words/questions');
  await expect(page.getByRole('button', { name: 'Look at version 0' })).toBeVisible();
  await expect(undo).toHaveCount(0);
  const { revision } = await (await page.request.get('/api/content/questions')).json();
  expect(revision).toBe(1);
});

test(
  'questions are changed with their link, and a session that ends loses nothing',
  { tag: '@long' },
  async ({ page, quietConsole }) => {
    quietConsole.allow(DESK_REFUSED);
    await open(page, '/admin/words/questions');
    await page.getByRole('button', { name: /^Change Does the price include VAT/ }).click();
    await page.getByLabel('Answer').fill('Yes, all of it.');
    await page.getByLabel('Read more on').fill('javascript:alert(1)');
    await expect(page.getByText('Give a path of this site, like /permission')).toBeVisible();
    await page.getByLabel('Read more on').fill('/permission');
    await page.getByLabel('Words of the link').fill('Permission');
    await expectAccessible(page, 'a question');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Look and save' }).click();
    await page.getByLabel('Password').fill('for tests only');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('1 page', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Save the questions' }).click();
    await expect(page.getByText('Saved. Version 1 is live.')).toBeVisible();
    const pricing = async () => (await page.request.get('/pricing')).text();
    await expect.poll(pricing).toContain('Yes, all of it.');
  },
);

test(
  'the words and pictures of Home, About and the services are changed at the desk',
  { tag: '@long' },
  async ({ page, quietConsole }) => {
    test.slow();
    quietConsole.allow(DESK_REFUSED);
    const textOf = async (path: string) => (await page.request.get(path)).text();
    const images: GalleryImage[] = await (await page.request.get('/api/gallery-images')).json();
    const [image] = images;
    if (!image) throw new Error('There are no sample pictures');
    const look = page.getByRole('button', { name: 'Look and save' });
    const save = async (revision: number) => {
      await look.click();
      await page.getByRole('button', { name: /^Save the words of/ }).click();
      await expect(page.getByText(`Saved. Version ${revision} is live.`)).toBeVisible();
    };

    await open(page, '/admin/words');
    await page.getByRole('link', { name: 'Home, About and services' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
    await expectSound(page, 'the pages');
    await page.getByRole('link', { name: /^Home/ }).last().click();
    const headline = page.getByLabel('Headline');
    await expect(headline).toHaveValue('Transform Your Garden Into Your Dream Space');
    await headline.fill('');
    await expect(page.getByText('Enter the headline')).toBeVisible();
    await headline.fill('A room at the end of the garden');
    const lead = page.getByLabel('On wide screens');
    await lead.fill('Built in {time}.');
    await expect(page.getByText('There is no {time} to fill in')).toBeVisible();
    await expect(look).toBeDisabled();
    await lead.fill('Built in {installation-weeks}.');
    await page.getByRole('button', { name: 'Choose another picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Home: picture' });
    await dialog.getByLabel(image.title).first().check();
    await dialog.getByRole('button', { name: 'Take this picture' }).click();
    await expectSound(page, 'the form of the home page');
    await look.click();
    const preview = page.getByRole('dialog').frameLocator('iframe');
    await expect(
      preview.getByRole('heading', { name: 'A room at the end of the garden' }),
    ).toBeVisible();
    await expect(page.getByText('1 page', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Save the words of Home' }).click();
    await expect(page.getByText('Saved. Version 1 is live.')).toBeVisible();

    // In the page itself, with the facts in them, and without the width of the building in another picture.
    await expect.poll(() => textOf('/')).toContain('Built in two to four weeks.');
    expect(await textOf('/')).not.toContain('5.6 m');
    const url = image.objectPath.slice(0, image.objectPath.lastIndexOf('/'));
    expect(await textOf('/')).toMatch(new RegExp(`og:image" content="[^"]+${url}/`));
    const used = await page.request.delete(`/api/gallery-images/${image.id}`, { data: {} });
    expect(await used.json()).toMatchObject({ fields: { 'page:home': 'Home' } });
    await open(page, '/');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('A room at the end of the garden');
    const hero = page.getByRole('region', { name: 'A room at the end of the garden' });
    await expect(hero.getByRole('img').first()).toHaveJSProperty('complete', true);
    await expectSound(page, 'home with a picture of its own');
    // Also for whoever comes from another page.
    await open(page, '/about');
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(title).toHaveText('A room at the end of the garden');
    await expect(hero.getByRole('img').first()).toHaveAttribute('alt', image.picture?.alt ?? '');

    await open(page, '/admin/words/pages?page=home');
    await page.getByRole('button', { name: 'Use the one that came with the site' }).click();
    await save(2);
    await expect.poll(() => textOf('/')).toContain('5.6 m');

    await open(page, '/admin/words/pages?page=about');
    await page.getByLabel('Story', { exact: true }).fill('We began.\n\nWe went on.');
    await page.getByLabel('First founder’s role').fill('Co-Founder & Carpenter');
    await expectSound(page, 'the form of About');
    await save(1);
    await expect
      .poll(() => textOf('/about'))
      .toMatch(/<p[^>]*>We began.<\/p>.*<p>We went on.<\/p>/s);
    await open(page, '/about');
    await expect(page.getByRole('heading', { name: 'Co-Founder & Carpenter' })).toBeVisible();

    await open(page, '/admin/words/pages?page=dual-purpose');
    await page.getByLabel('On its card').fill('Two rooms in one.');
    await page.getByLabel('Its own specifications').fill('Inner wall');
    await expect(page.getByText(/^Write each specification on a line/)).toBeVisible();
    await page.getByLabel('Its own specifications').fill('Inner wall: Where you want it');
    await expectSound(page, 'the form of a service');
    await save(1);
    for (const path of ['/', '/content/home.json'])
      await expect.poll(() => textOf(path)).toContain('Two rooms in one.');
    await open(page, '/services/dual-purpose');
    await expect(page.getByText('Where you want it', { exact: true })).toBeVisible();
  },
);
