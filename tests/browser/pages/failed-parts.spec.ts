import type { Page } from 'playwright/test';
import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import type { ShownFault } from '#domain/order/contracts/site-faults';
import { writeDesignFile } from '#domain/design/sharing/design-file';
import { CONTACT, contactField, designRoom, fillContact } from '#tests/support/builder';
import { asHomeowner, readOrder, receiveFollowed } from '#tests/support/desk/desk';
import { signIn } from '#tests/support/desk/sign-in';
import { ENQUIRY, enquiryField, fillEnquiry, sendButton } from '#tests/support/enquiry';
import { expect, test } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';
import { expectReachable, expectSound } from '#tests/support/page/sound';

// Motion is irrelevant here, and a press on a dialog that still comes up can miss.
test.use({ reducedMotion: 'reduce' });

const ROOM: Draft = { ...emptyDraft, roomType: 'garden-room', shellSizeId: '4x4' };

/** What React and the browser say of a part that failed. */
const FAULT = /net::ERR_|Failed to fetch dynamically imported module|TypeError|RangeError/;

const SENTENCE = 'This part could not be shown.';

const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Whatever writes this many pence as pounds fails. */
async function failsAt(page: Page, pence: number): Promise<void> {
  await page.addInitScript((pence) => {
    const { round } = Math;
    Math.round = (value) => {
      if (value === pence) throw new TypeError('sum.shown of "Ash Green" is undefined');
      return round(value);
    };
  }, pence);
}

/** The faults that our server was told of, as Today gets them. */
async function faultsAtDesk(page: Page): Promise<ShownFault[]> {
  const answer = await page.request.get('/api/today');
  return (await answer.json()).faults;
}

test.beforeEach(({ quietConsole }) => quietConsole.allow(FAULT));

test('a picture that cannot be loaded leaves the builder as it is, with other ways on', async ({
  page,
}) => {
  const inside = /\/assets\/inside-picture-[^/]+\.js$/;
  await page.route(inside, (route) => route.abort());
  await open(page, '/builder');
  await page.getByRole('radio', { name: /^Garden Room/ }).check();
  const room = page.getByRole('region', { name: 'Your room' });
  await room.getByRole('radio', { name: 'Inside' }).check();
  await expect(room.getByText(SENTENCE)).toBeVisible();
  await expectSound(page, 'a failed picture');
  await expect(page.getByRole('radio', { name: /^Garden Room/ })).toBeChecked();
  await room.getByRole('button', { name: 'Plan' }).click();
  await expect(room.getByText(SENTENCE)).toBeHidden();
  await room.getByRole('radio', { name: 'Inside' }).check();
  await again(page).click();
  await expect(room.getByRole('alert')).toContainText(SENTENCE);
  await page.unroute(inside);
  await again(page).press('Enter');
  await expect(room.getByText(SENTENCE)).toBeHidden();
  // The next key goes on from the place of the button that has gone.
  await page.keyboard.press('Tab');
  await expect(room.locator(':focus')).toHaveCount(1);
});

test('a dialog that cannot be loaded costs nothing that is typed into the quote form', async ({
  page,
}) => {
  const dialog = /\/assets\/share-dialog-[^/]+\.js$/;
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.route(dialog, (route) => route.abort());
  await open(page, '/builder');
  await designRoom(page);
  await fillContact(page);
  await page.getByRole('button', { name: 'Link and QR code' }).click();
  await expect(page.getByRole('alert')).toContainText(SENTENCE);
  await expect(contactField(page, 'Name')).toHaveValue(CONTACT.name);
  await page.unroute(dialog);
  await again(page).click();
  await expect(page.getByRole('dialog', { name: 'Share this design' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(contactField(page, 'Phone')).toHaveValue(CONTACT.phone);
});

test('a list that cannot be loaded costs nothing that is typed into the contact form', async ({
  page,
  server,
}) => {
  await open(page, '/contact');
  await server.stop();
  await fillEnquiry(page);
  await sendButton(page).click();
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await server.start();
  await page.route('**/api/enquiries', (route) => route.abort());
  const list = /\/assets\/kept-enquiries-[^/]+\.js$/;
  await page.route(list, (route) => route.abort());
  await open(page, '/contact');
  await fillEnquiry(page);
  await expect(page.getByRole('main').getByText(SENTENCE)).toBeVisible();
  await expect(enquiryField(page, 'Name')).toHaveValue(ENQUIRY.Name);
  await page.unroute(list);
  await again(page).click();
  await expect(page.getByRole('region', { name: 'On this device' })).toBeVisible();
  await expect(enquiryField(page, 'Email')).toHaveValue(ENQUIRY.Email);
});

test('of two designs, the one that cannot be shown leaves the other, and the desk learns of it', async ({
  page,
}) => {
  // The price of one of them.
  await failsAt(page, 2_845_000);
  await open(page, '/designs');
  await page.getByLabel('File of designs').setInputFiles({
    name: 'designs.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      writeDesignFile([
        { name: 'Studio', createdAt: 1, updatedAt: 2, draft: { ...ROOM, windows: 1 } },
        { name: 'Office', createdAt: 1, updatedAt: 1, draft: { ...ROOM, windows: 2 } },
      ]),
    ),
  });
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.filter({ hasText: 'Office' }).getByRole('article')).toBeVisible();
  await expect(cards.filter({ hasText: SENTENCE })).toHaveCount(1);
  await expectSound(page, 'a failed card');
  await signIn(page);
  await expect
    .poll(() => faultsAtDesk(page))
    .toMatchObject([{ part: 'design card', route: '/designs', count: 1 }]);

  await open(page, '/admin/today');
  const faults = page.getByRole('region', { name: 'Faults on the site' });
  await expect(faults.getByRole('listitem')).toContainText('sum.shown of … is undefined');
  await expect(faults.getByRole('listitem')).toContainText('Once on /designs');
  await expectSound(page, 'faults');
  await faults.getByRole('button', { name: /^Settled/ }).click();
  await expect(faults).toBeHidden();
  expect(await faultsAtDesk(page)).toEqual([]);
});

test('a part of Today that cannot be shown leaves the others', async ({ page }) => {
  await signIn(page);
  await page.route('/api/today', async (route) => {
    const answer = await route.fetch();
    const today = await answer.json();
    today.figures.days[0].name = 'no day';
    await route.fulfill({ json: today });
  });
  await open(page, '/admin/today');
  const figures = page.getByRole('region', { name: 'The last 30 days' });
  await expect(figures.getByText(SENTENCE)).toBeVisible();
  await expect(figures.getByRole('heading', { name: 'By room type' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'To do' })).toBeVisible();
  await expectReachable(page, 'a failed part of Today');
  await page.unroute('/api/today');
  await expect
    .poll(() => faultsAtDesk(page))
    .toMatchObject([{ part: 'requests by day', route: '/admin/today' }]);
});

test('a part of the quote’s editor that cannot be shown leaves what is typed, and its saving', async ({
  page,
}) => {
  await signIn(page);
  const { id } = await receiveFollowed(page, { name: 'Test Person' });
  // 27,500 and a door for 850, where it is written to the penny.
  await page.addInitScript(() => {
    const { includes } = String.prototype;
    // oxlint-disable-next-line no-extend-native -- as if the part could not show this sum
    String.prototype.includes = function (...sought) {
      if (String(this) === '£28,350') throw new TypeError('sum.shown is undefined');
      return includes.apply(this, sought);
    };
  });
  await open(page, `/admin/quotes?request=${id}&quote=draft`);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Line 1: amount in pounds').fill('27,500');
  await expect(page.getByText(SENTENCE)).toBeVisible();
  await field('Line 1: reason').fill('The ground falls by 40 cm');
  await expect(field('Line 1: amount in pounds')).toHaveValue('27,500');
  await expect
    .poll(async () => (await readOrder(page, id)).draft?.content.lines[0]?.reason)
    .toBe('The ground falls by 40 cm');
  await field('Line 1: amount in pounds').fill('27,501');
  await expect(page.getByText(SENTENCE)).toBeHidden();
});

test('a part of an order that cannot be shown leaves what is typed into an action', async ({
  page,
}) => {
  await signIn(page);
  const followed = await receiveFollowed(page, { name: 'Test Person' });
  await page.addInitScript(() => {
    const { join } = Array.prototype;
    // oxlint-disable-next-line no-extend-native -- as if the part could not show this question
    Array.prototype.join = function (...between) {
      if (this[0] === 'Is there a step?') throw new TypeError('question.shown is undefined');
      return join.apply(this, between);
    };
  });
  await open(page, `/admin/quotes?request=${followed.id}`);
  const panel = page.getByRole('region', { name: 'Order', exact: true });
  await panel.getByRole('button', { name: 'Address of the garden' }).click();
  const address = panel.getByLabel('Address', { exact: true });
  await address.fill('14 Park Terrace');
  await asHomeowner(page, followed, { kind: 'asked', text: 'Is there a step?' });
  // As if the window were come back to.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(panel.getByText(SENTENCE)).toBeVisible({ timeout: 60_000 });
  await expect(address).toHaveValue('14 Park Terrace');
});

test('the desk learns of what is thrown outside the parts, and the page goes on', async ({
  page,
}) => {
  await open(page, '/about');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('list.items is undefined');
    });
    void Promise.reject(new RangeError('07700 900123 of ash@green.example is too long'));
  });
  await signIn(page);
  await expect
    .poll(async () => (await faultsAtDesk(page)).map(({ message }) => message).toSorted())
    .toEqual(['list.items is undefined', '… of … is too long'].toSorted());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
