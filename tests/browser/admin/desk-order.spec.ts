import {
  asHomeowner,
  asCompany,
  DESK_REFUSED,
  history,
  openOrder,
  order,
  readOrder,
  receiveFollowed,
  sendVersion,
} from '#tests/support/desk/desk';
import { detail, inboxTest as test } from '#tests/support/desk/inbox';
import { expect } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';
import { expectSound } from '#tests/support/page/sound';

// Motion is irrelevant here, and a press on a dialog that still comes up can miss.
test.use({ reducedMotion: 'reduce' });

/** An English clock's ten in the morning, so many days from now. */
function tenIn(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `${day}T10:00:00.000Z`;
}

test(
  'an order goes its whole way by the buttons of its page',
  { tag: '@long' },
  async ({ page }) => {
    const followed = await receiveFollowed(page, { name: 'Whole Way' });
    const { id } = followed;
    await openOrder(page, id);
    await expect(order(page)).toContainText('ReceivedWaiting for us, since just now');

    await order(page).getByRole('button', { name: 'Address of the garden' }).click();
    await order(page).getByLabel('Address', { exact: true }).fill('14 Park Terrace\nNorthampton');
    await order(page).getByLabel('Postcode').fill('NN2 7HG');
    await order(page).getByRole('button', { name: 'Save the address' }).click();
    await expect(order(page)).toContainText('14 Park Terrace');

    await order(page).getByRole('button', { name: 'Offer visit times' }).click();
    const free = order(page).getByRole('region', { name: 'Free times' }).getByRole('button');
    await expect(order(page)).toContainText(
      'These times leave room for the drive to Northamptonshire.',
    );
    // At most a dozen, two a day; the rest is behind them.
    await expect(free).toHaveCount(12);
    await free.nth(0).click();
    await free.nth(3).click();
    await order(page).getByRole('button', { name: 'Offer 2 times' }).click();
    await expect(order(page)).toContainText('Waiting for the homeowner, since just now');
    await expect(history(page)).toContainText('Owner 2 visit times offered');

    const { offered } = (await readOrder(page, id)).follow;
    const [, second] = offered;
    if (second === undefined) throw new Error('Two times are offered');
    await asHomeowner(page, followed, { kind: 'time-chosen', ...second });
    await asHomeowner(page, followed, { kind: 'asked', text: 'Is there a step?' });
    await page.reload();
    await expect(history(page)).toContainText('Homeowner Visit chosen:');

    // By keyboard alone from here.
    await order(page).getByRole('button', { name: 'Answer the question' }).press('Enter');
    await order(page).getByLabel('Answer', { exact: true }).fill('No: it is level.');
    await order(page).getByRole('button', { name: 'Send the answer' }).press('Enter');
    await expect(history(page)).toContainText('Question answered');

    await order(page).getByRole('button', { name: 'The visit took place' }).press('Enter');
    const held = order(page).getByRole('region', { name: 'The visit took place' });
    await held.getByRole('button', { name: 'The visit took place' }).press('Enter');
    await expect(order(page)).toContainText('Written quoteWaiting for us');

    await sendVersion(page, id);
    const { quotes } = (await readOrder(page, id)).follow;
    const hash = quotes[0]?.hash ?? '';
    await asHomeowner(page, followed, { kind: 'accepted', version: 1, hash, name: 'Whole Way' });
    await page.reload();
    await order(page).getByRole('button', { name: 'Tell the dates' }).press('Enter');
    await order(page).getByLabel('What happens when').fill('On site from 5 January.');
    const dates = order(page).getByRole('region', { name: 'Tell the dates' });
    await dates.getByRole('button', { name: 'Tell the dates' }).press('Enter');
    await expect(history(page)).toContainText('Dates told');
    await expect(order(page).getByRole('button', { name: 'Change the dates' })).toBeVisible();
    for (const [next, go] of [
      ['Move on: in the workshop', 'It is in the workshop'],
      ['Move on: on site', 'It is on site'],
      ['Move on: handed over', 'It is handed over'],
    ] as const) {
      await order(page).getByRole('button', { name: next }).press('Enter');
      await order(page).getByRole('button', { name: go }).press('Enter');
      await expect(order(page).getByRole('button', { name: next })).toBeHidden();
    }
    await expect(order(page)).toContainText('Handed overFinished');
    await expect(detail(page).getByRole('radio', { name: 'Won' })).toBeChecked();
    // Nothing of a visit is left to do, and the board has the order no more among what is under way.
    await expect(order(page).getByRole('button')).toHaveText([
      'Answer the question',
      'Change the address of the garden',
      'Renew the homeowner’s link',
      // Of its two payment stages, and below them: nothing was invoiced, as nothing is known of the company yet.
      'Issue now…',
      'Issue now…',
      'Note a payment…',
    ]);
    await open(page, '/admin/board?place=accepted');
    await expect(page.getByText('0 waiting for us')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Whole Way/ })).toBeHidden();
    await open(page, '/admin/board?place=handed-over');
    await expect(page.getByRole('link', { name: /^Whole Way/ })).toContainText('Finished');
  },
);

test(
  'two windows: what happened meanwhile is said, and what was typed goes on',
  { tag: '@long' },
  async ({ page, context, quietConsole }) => {
    quietConsole.allow(DESK_REFUSED);
    const followed = await receiveFollowed(page);
    const { id } = followed;
    await asHomeowner(page, followed, { kind: 'asked', text: 'How warm is it?' });
    await openOrder(page, id);
    await order(page).getByRole('button', { name: 'Answer the question' }).click();
    await order(page).getByLabel('Answer', { exact: true }).fill('0.15 W/m²K');

    const other = await context.newPage();
    await openOrder(other, id);
    await order(other).getByRole('button', { name: 'Address of the garden' }).click();
    await order(other).getByLabel('Address', { exact: true }).fill('1 Mill Lane');
    await order(other).getByLabel('Postcode').fill('NN1 1AA');
    await order(other).getByRole('button', { name: 'Save the address' }).click();
    await expect(history(other)).toContainText('Address of the garden');
    await other.close();

    const send = order(page).getByRole('button', { name: 'Send the answer' });
    await send.click();
    await expect(order(page).getByRole('alert')).toContainText(
      'This request was changed in another window.',
    );
    await expect(order(page).getByRole('alert')).toContainText('Owner: Address of the garden');
    await expect(order(page).getByLabel('Answer', { exact: true })).toHaveValue('0.15 W/m²K');
    await send.click();
    await expect(history(page)).toContainText('0.15 W/m²K');
    expect((await readOrder(page, id)).events.map(({ what }) => what.kind)).toEqual([
      'asked',
      'place-given',
      'answered',
    ]);
  },
);

test('what cannot be done is refused in its exact words, beside the action', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(DESK_REFUSED);
  const first = await receiveFollowed(page);
  const second = await receiveFollowed(page);
  await asCompany(page, first.id, { kind: 'visit-booked', start: tenIn(9), minutes: 60 });
  await openOrder(page, second.id);
  await order(page).getByRole('button', { name: 'Book a visit' }).click();
  await order(page).getByLabel('Day', { exact: true }).fill(tenIn(9).slice(0, 10));
  await order(page).getByLabel('From').fill('10:30');
  await order(page).getByRole('button', { name: 'Book the visit' }).click();
  await expect(order(page).getByRole('alert')).toHaveText(
    'This time was taken in the meantime. Please choose another, or tell us when it suits you.',
  );
  await expect(order(page).getByLabel('From')).toHaveValue('10:30');
});

test('the times on offer never collide with a visit that stands', async ({ page }) => {
  const first = await receiveFollowed(page);
  const second = await receiveFollowed(page);
  await openOrder(page, second.id);
  await order(page).getByRole('button', { name: 'Offer visit times' }).click();
  const free = order(page).getByRole('region', { name: 'Free times' });
  const all = free.locator('summary', { hasText: /^All \d+ times, by day$/ });
  // By keyboard alone.
  const showDay = async () => {
    await all.press('Enter');
    await free.getByLabel('Which day').press('ArrowDown');
  };
  await showDay();
  const times = free.locator('details').getByRole('button');
  const noon = times.filter({ hasText: /^12.noon$/ });
  await expect(noon).toBeVisible();
  // Booked for somebody else, meanwhile, at noon of that day.
  await openOrder(page, first.id);
  await order(page).getByRole('button', { name: 'Book a visit' }).click();
  await showDay();
  await noon.click();
  await order(page).getByRole('button', { name: 'Book the visit' }).click();
  await expect(history(page)).toContainText('Visit booked');

  await openOrder(page, second.id);
  await order(page).getByRole('button', { name: 'Offer visit times' }).click();
  // Its day suggests itself now, beside that visit.
  await expect(free.getByRole('group').first()).toBeVisible();
  await expect(free).toContainText('a visit elsewhere');
  await showDay();
  await expect(times.first()).toBeVisible();
  // An hour each, and an hour and a half of way to a garden that nobody knows.
  expect((await times.allInnerTexts()).map((time) => time.replace('\u00a0', ' '))).toEqual(
    expect.not.arrayContaining(['10:00 am', '11:00 am', '12 noon', '1:00 pm', '2:00 pm']),
  );
});

test(
  'an estimate that the homeowner saw otherwise is named by both figures, on both sides',
  { tag: '@long' },
  async ({ page }) => {
    const { id, token } = await receiveFollowed(page, { estimatedPrice: 30_000 });
    const told = 'The homeowner saw £30,000; by the price list of that day it is £28,000.';
    await open(page, '/admin/quotes');
    await expect(page.getByText(told)).toBeVisible();
    await openOrder(page, id);
    await expect(detail(page)).toContainText('By the price list of that day, no. 1£28,000');
    await expect(detail(page)).toContainText('Price as the homeowner saw it£30,000');
    await open(page, `/admin/quotes?request=${id}&quote=draft`);
    await expect(page.getByText('Beside the estimate: the same')).toBeVisible();
    await expect(page.getByText(told)).toBeVisible();
    await page.goto(`/follow#${token}`);
    await expect(
      page.getByText(
        'You saw £30,000 in the builder; by our price list of that day it is £28,000.',
      ),
    ).toBeVisible();
    await expect(page.getByText('Estimated price, by our price list£28,000')).toBeVisible();
  },
);

test('leaving with a text half written asks first', async ({ page }) => {
  const followed = await receiveFollowed(page);
  await asHomeowner(page, followed, { kind: 'asked', text: 'How warm is it?' });
  await openOrder(page, followed.id);
  await order(page).getByRole('button', { name: 'Answer the question' }).click();
  await order(page).getByLabel('Answer', { exact: true }).fill('Very');
  await page.getByRole('link', { name: 'Gallery', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without sending the answer?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(order(page).getByLabel('Answer', { exact: true })).toHaveValue('Very');
  await order(page).getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(order(page).getByLabel('Answer', { exact: true })).toBeHidden();
});

test('an order is sound on a phone and on a wide screen', { tag: '@long' }, async ({ page }) => {
  const { id } = await receiveFollowed(page);
  await asCompany(page, id, { kind: 'visit-booked', start: tenIn(9), minutes: 60 });
  await openOrder(page, id);
  await order(page).getByRole('button', { name: 'Move the visit' }).click();
  await expect(order(page).getByRole('region', { name: 'Free times' })).toBeVisible();
  await expectSound(page, 'an order');
});
