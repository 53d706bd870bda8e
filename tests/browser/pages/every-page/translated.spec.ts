import { emptyDraft } from '#domain/design/draft/draft';
import { writeDesignFile } from '#domain/design/sharing/design-file';
import {
  backButton,
  contactField,
  CONTACT,
  designRoom,
  expectStep,
  fillContact,
  goNext,
  moreButton,
  fewerButton,
  nextButton,
  patioToggle,
  priceButton,
  roomTypeCard,
  sizeCard,
  submitButton,
} from '#tests/support/builder';
import { asHomeowner, history, openOrder, order, receiveFollowed } from '#tests/support/desk/desk';
import { openMore } from '#tests/support/more-menu';
import { basePrice, openPrices } from '#tests/support/desk/admin-pricing';
import { list, openInbox } from '#tests/support/desk/inbox';
import { beOwner } from '#tests/support/desk/sign-in';
import { enquiryField, fillEnquiry, sendButton } from '#tests/support/enquiry';
import { expect, SCRIPT_REFUSED, siteTest, test as freshTest } from '#tests/support/fixtures';
import { Desk, follow, inDays, withExtraLine } from '#tests/support/follow';
import { filterButton, lightbox, shots } from '#tests/support/gallery';
import { holdCalls } from '#tests/support/hold';
import { interactive, open } from '#tests/support/page-state';
import { expectAsItIs, expectTranslated, translate } from '#tests/support/page/translator';
import { MAIN_LINKS, menu, menuButton } from '#tests/support/navigation';
import { PUBLIC_ROUTES } from '#tests/support/routes';
import { quoteIn, quotesReady } from '#tests/support/quotes';

// `npm run test:translated` has every browser test with such a translator; these look at what it makes of the words.
const test = siteTest.extend({
  page: async ({ page }, provide) => {
    await translate(page.context());
    await provide(page);
  },
});
const serverTest = freshTest.extend({
  page: async ({ page }, provide) => {
    await translate(page.context());
    await provide(page);
  },
});

test.skip(process.env['TRANSLATED'] !== undefined, 'These have a translator of their own.');

test('a postcode is checked again and again on a page that the browser translates', async ({
  page,
}) => {
  await open(page, '/');
  const checker = page.getByRole('region', { name: 'Do we build near you?' });
  for (const [postcode, answer] of [
    ['NN1 1AA', 'Yes! We cover your area.'],
    ['EH1 1AA', 'Usually we do not build this far out.'],
    ['NN1 1AA', 'Yes! We cover your area.'],
  ] as const) {
    await checker.getByLabel('Your postcode').fill(postcode);
    await checker.getByRole('button', { name: 'Check Coverage' }).click();
    await expectTranslated(checker.getByText(answer));
  }
});

test('what is typed on a page that is translated before its program is there stays', async ({
  page,
}) => {
  const release = await holdCalls(page, '**/assets/entry-client-*.js');
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await expectTranslated(page.getByRole('heading', { level: 1 }));
  await enquiryField(page, 'Name').fill('Jo Bloggs');
  release();
  await interactive(page);
  await expectTranslated(page.getByRole('heading', { level: 1 }));
  await expect(enquiryField(page, 'Name')).toHaveValue('Jo Bloggs');
  await sendButton(page).click();
  await expectTranslated(page.getByText('Enter an email address like name@example.com'));
  await expect(enquiryField(page, 'Name')).toHaveValue('Jo Bloggs');
  await fillEnquiry(page);
  await sendButton(page).click();
  await expectTranslated(page.getByText('Thank you for your inquiry!').first());
});

test(
  'a room is designed, priced and asked for in translation',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/builder');
    await roomTypeCard(page, 'Garden Room').check();
    await goNext(page, 2);
    await expectTranslated(page.getByRole('heading', { level: 1 }));
    await sizeCard(page, '4 × 4').check();
    await goNext(page, 3);
    const price = priceButton(page).getByText(/^£[\d,]+$/);
    await expect(price).toHaveText('£28,000');
    await moreButton(page, 'window').click();
    await moreButton(page, 'window').click();
    await patioToggle(page).click();
    await expect(price).toHaveText('£31,400');
    await fewerButton(page, 'window').click();
    await expect(price).toHaveText('£30,950');
    await expectAsItIs(price);
    await page.getByRole('slider', { name: 'Window 1' }).press('ArrowRight');
    for (const tab of ['Plan', 'Inside', 'Outside'])
      await page.getByRole('radio', { name: tab, exact: true }).check();
    await goNext(page, 4);
    await page.getByRole('checkbox', { name: 'Air conditioning' }).check();
    await expect(price).toHaveText('£33,450');
    await goNext(page, 5);
    await page.getByRole('radio', { name: 'Cedar' }).check();
    await priceButton(page).click();
    await expectTranslated(page.getByText('Estimated price, incl. VAT').first());
    await page.keyboard.press('Escape');
    await backButton(page).click();
    await expectStep(page, 4);
    await page.getByRole('checkbox', { name: 'Air conditioning' }).uncheck();
    await goNext(page, 5);
    await nextButton(page).click();
    await expectStep(page, 6);
    await fillContact(page, { ...CONTACT, email: 'homeowner@example' });
    await submitButton(page).click();
    await expect(contactField(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await fillContact(page);
    await submitButton(page).click();
    await expectTranslated(page.getByText('Quote Request Submitted!'));
    await quotesReady(page);
    const quote = quoteIn(page, 'Garden Room, 4 m × 4 m');
    await expectTranslated(quote.getByText('Received', { exact: true }).first());
    await expectAsItIs(quote.getByText(/^MGR-/));
  },
);

test(
  'every page opens in translation, and all links of the menu lead on',
  { tag: '@long' },
  async ({ page }) => {
    for (const path of PUBLIC_ROUTES) {
      await open(page, path);
      await expectTranslated(page.getByRole('heading', { level: 1 }));
    }
    await open(page, '/');
    await page.getByRole('button', { name: 'Build Your Room' }).first().click();
    await expectTranslated(page.getByRole('dialog').getByRole('heading').first());
    await page.keyboard.press('Escape');
    for (const [name, path] of MAIN_LINKS) {
      await menuButton(page).click();
      await menu(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expectTranslated(page.getByRole('heading', { level: 1 }));
    }
  },
);

test('the estimate moves in translation, and its figures stay', async ({ page }) => {
  await open(page, '/estimator');
  const range = page.getByRole('complementary', { name: 'Your estimate' }).getByRole('status');
  await expectTranslated(range);
  const room = page.getByRole('group', { name: 'Room type' });
  await room.getByRole('radio', { name: 'Garden Room', exact: true }).check();
  await page.getByRole('radio', { name: /\s4\sm\s×\s4\sm outside/ }).check();
  await expect(range).toContainText('£29,450 – £35,200');
  await page.getByRole('checkbox', { name: /^Air conditioning/ }).check();
  await expect(range).toContainText('£31,950 – £37,700');
  await expectAsItIs(range.getByText('£31,950 – £37,700'));
});

test('the gallery filters and opens its pictures in translation', async ({ page }) => {
  await open(page, '/gallery');
  await expect(shots(page)).toHaveCount(12);
  for (const [filter, count] of [
    ['Garden Offices', 2],
    ['Featured', 0],
    ['All Projects', 12],
  ] as const) {
    await filterButton(page, filter).click();
    await expect(shots(page)).toHaveCount(count);
  }
  await shots(page).first().click();
  await expect(lightbox(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Picture 2 of 12' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
});

serverTest(
  'a request is followed to its acceptance in translation',
  { tag: '@long' },
  async ({ page, server }) => {
    const desk = await Desk.at(server);
    const { id, token } = await desk.receive();
    await follow(page, token);
    const head = page.locator('section[data-turn]');
    await expectTranslated(head);
    await desk.takeAction(id, {
      kind: 'times-offered',
      times: [inDays(7), inDays(8)],
      text: 'Tom comes.',
    });
    await page.reload();
    await page.getByRole('button', { name: 'None of these suit' }).click();
    await page.reload();
    await head.getByRole('radio').first().press('Space');
    await head.getByLabel('Address').fill('1 Example Lane');
    await head.getByLabel('Postcode').fill('NN6 7AB');
    await head.getByRole('button', { name: 'Choose this time' }).click();
    await expectAsItIs(page.getByText('1 Example Lane').first());
    await expect.poll(() => desk.happened(id)).toContain('time-chosen');
    await desk.takeAction(id, { kind: 'visit-held' });
    await desk.quote(id, withExtraLine);
    await page.reload();
    await page.getByLabel('Your question').fill('Is it dry?');
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect(page.getByText('Is it dry?').first()).toBeVisible();
    await page.getByRole('button', { name: 'Accept this quote…' }).click();
    await page.getByRole('button', { name: /^Accept for/ }).click();
    await expectTranslated(page.getByText('Enter your name'));
    await page.getByLabel('Your full name').fill('Jo Bloggs');
    await page.getByRole('button', { name: /^Accept for/ }).click();
    await expect.poll(() => desk.happened(id)).toContain('accepted');
    await expectTranslated(head);
    await desk.close();
  },
);

serverTest(
  'the desk answers a request and edits prices in translation',
  { tag: '@long' },
  async ({ page, server, quietConsole }) => {
    quietConsole.allow(/status of 400 .*\/api\/pricing$/);
    quietConsole.allow(/status of 404 .*\/api\/content\/article/);
    await beOwner(page.context(), server);
    const followed = await receiveFollowed(page, { name: 'Whole Way' });
    await receiveFollowed(page, { name: 'Second Person' });
    await asHomeowner(page, followed, { kind: 'asked', text: 'Is there a step?' });
    await open(page, '/admin/today');
    await expectTranslated(page.getByRole('link', { name: '2 new quote requests' }));
    await openInbox(page, '/admin/quotes');
    await expectAsItIs(list(page).getByText('Whole Way'));
    await page.getByRole('searchbox').fill('second');
    await expect(list(page).getByRole('link', { name: /Whole Way/ })).toBeHidden();
    await page.getByRole('searchbox').fill('');
    await openOrder(page, followed.id);
    await order(page).getByRole('button', { name: 'Address of the garden' }).click();
    await order(page).getByLabel('Address', { exact: true }).fill('14 Park Terrace');
    await order(page).getByLabel('Postcode').fill('NN2 7HG');
    await order(page).getByRole('button', { name: 'Save the address' }).click();
    await expect(order(page)).toContainText('14 Park Terrace');
    await order(page).getByRole('button', { name: 'Answer the question' }).click();
    await order(page).getByLabel('Answer', { exact: true }).fill('No: it is level.');
    await order(page).getByRole('button', { name: 'Send the answer' }).click();
    await expect(history(page)).toContainText('Question answered');
    for (const path of ['/admin/board', '/admin/visits', '/admin/log', '/admin/people'])
      await open(page, path);
    await openPrices(page);
    await basePrice(page).fill('-1');
    await page.getByRole('button', { name: 'Save All Changes' }).last().click();
    await expect(basePrice(page)).toHaveAttribute('aria-invalid', 'true');
    await basePrice(page).fill('25000');
    await expect(basePrice(page)).not.toHaveAttribute('aria-invalid', 'true');
    await open(page, '/admin/words/articles');
    await page.getByRole('link', { name: 'New article' }).click();
    await page.getByRole('textbox', { name: 'Article', exact: true }).click();
    await page.keyboard.type('Larch greys.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Cedar too.');
    await expectAsItIs(page.getByRole('textbox', { name: 'Article', exact: true }));
  },
);

serverTest(
  'the desk edits calendar and testimonials in translation',
  { tag: '@long' },
  async ({ page, server, quietConsole }) => {
    quietConsole.allow(SCRIPT_REFUSED);
    await beOwner(page.context(), server);
    await open(page, '/admin/visits?set=calendar');
    await page.getByLabel('Monday').fill('17-8');
    await expect(page.getByRole('button', { name: 'Save the calendar' })).toBeDisabled();
    await page.getByLabel('Monday').fill('9-10');
    await page.getByRole('button', { name: 'Save the calendar' }).press('Enter');
    await expectTranslated(page.getByText('The calendar is saved'));
    await expect(page.getByLabel('Monday')).toHaveValue('09:00-10:00');

    await open(page, '/admin/words/testimonials');
    await page.getByRole('button', { name: 'Add a testimonial' }).click();
    await page.getByRole('button', { name: 'Look and save' }).press('Enter');
    await expectTranslated(page.getByText('Enter what the client says'));
    await page.getByLabel('What they say').last().fill('A warm room.');
    await expect(page.getByText('Enter what the client says')).toBeHidden();
  },
);

test('designs are kept, compared and shared in translation', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, '/designs');
  await expectTranslated(page.getByRole('heading', { level: 1 }));
  const file = page.getByLabel('File of designs');
  await file.setInputFiles(jsonFile('{}'));
  await expectTranslated(page.getByRole('main').getByRole('alert'));
  const draft = { ...emptyDraft, roomType: 'garden-room', shellSizeId: '4x4' } as const;
  await file.setInputFiles(
    jsonFile(
      writeDesignFile([
        { name: 'Studio', createdAt: 1, updatedAt: 2, draft: { ...draft, windows: 1 } },
        { name: 'Office', createdAt: 1, updatedAt: 1, draft: { ...draft, windows: 2 } },
      ]),
    ),
  );
  const card = page.getByRole('article').filter({ hasText: 'Studio' });
  await expectAsItIs(card.getByText('Studio', { exact: true }).first());
  await expectAsItIs(card.getByText('£28,450').first());
  await openMore(card);
  await page.getByRole('link', { name: 'Compare “Studio”' }).click();
  await expectTranslated(page.getByRole('heading', { name: 'Compare two designs' }));
  await page.getByRole('radio', { name: 'Plan' }).check();
  await expect(page.getByText('£28,900').first()).toBeVisible();
  await page.goBack();
  await open(page, '/builder');
  await designRoom(page);
  await page.getByRole('button', { name: 'Link and QR code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this design' });
  await expectTranslated(dialog.getByRole('heading').first());
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

const jsonFile = (content: string) => ({
  name: 'designs.json',
  mimeType: 'application/json',
  buffer: Buffer.from(content),
});
