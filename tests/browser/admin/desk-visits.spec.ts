import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import {
  asCompany,
  DESK_REFUSED,
  history,
  openOrder,
  order,
  readOrder,
  receiveFollowed,
} from '#tests/support/desk/desk';
import { expectSound } from '#tests/support/page/sound';
import { inboxTest as test } from '#tests/support/desk/inbox';
import { expect, API_UNREACHED } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';

/** The day of England nine days from now, and a time on it in UTC in winter or summer alike. */
const DAY = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
const at = (time: string) => `${DAY}T${time}:00.000Z`;

async function bookTwo(page: Page) {
  const first = await receiveFollowed(page, { name: 'Ada First' });
  const second = await receiveFollowed(page, { name: 'Bo Second' });
  const address = '14 Park Terrace\nNorthampton';
  await asCompany(page, first.id, { kind: 'place-given', address, postcode: 'NN2 7HG' });
  await asCompany(page, first.id, { kind: 'visit-booked', start: at('09:00'), minutes: 60 });
  await asCompany(page, second.id, { kind: 'visit-booked', start: at('13:00'), minutes: 60 });
  return { first, second };
}

test(
  'a day lists its visits in order, with the way, the map and the telephone',
  { tag: '@long' },
  async ({ page, server, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    const { first } = await bookTwo(page);
    await open(page, `/admin/visits?day=${DAY}`);
    const stops = page.getByRole('main').locator('ol > li').filter({ hasText: 'on the way' });
    await expect(stops).toHaveText([/Ada First/, /Bo Second/]);
    await expect(stops.nth(0)).toContainText('30 min on the way');
    // To a garden that nobody knows: an hour and a half, of the three hours between the two.
    await expect(stops.nth(1)).toContainText('90 min on the way, 90 min to spare before');
    await expect(stops.nth(1)).toContainText('We have no address of the garden.');
    const map = stops.nth(0).getByRole('link', { name: /^14 Park Terrace/ });
    await expect(map).toHaveAttribute('rel', 'noreferrer');
    await expect(map).toHaveAttribute(
      'href',
      /query=14%20Park%20Terrace%2C%20Northampton%2C%20NN2/,
    );
    await expect(stops.nth(0).getByRole('link', { name: '01632 960123' })).toHaveAttribute(
      'href',
      'tel:01632960123',
    );

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save this day as text' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`visits-${DAY}.txt`);
    expect(await readFile(await file.path(), 'utf8')).toContain('Ada First');

    // A tab that is open goes on showing what it has read.
    await server.stop();
    const day = page.url();
    // Whichever weekday it is, another day.
    await page.getByRole('link', { name: 'The week after' }).click();
    await expect(page).not.toHaveURL(day);
    await page.goBack();
    await expect(stops).toHaveText([/Ada First/, /Bo Second/]);
    await server.start();
    await stops.nth(0).getByRole('link', { name: 'Ada First' }).click();
    await expect(page).toHaveURL(new RegExp(first.id));
  },
);

test(
  'the calendar is set, and the times on offer follow it',
  { tag: '@long' },
  async ({ page, quietConsole }) => {
    quietConsole.allow(DESK_REFUSED);
    const { id } = await receiveFollowed(page);
    await open(page, '/admin/visits?set=calendar');
    await page.getByLabel('Monday').fill('17-8');
    await expect(page.getByRole('button', { name: 'Save the calendar' })).toBeDisabled();
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
      await page.getByLabel(day).fill('9-10');
    await page.getByRole('button', { name: 'Save the calendar' }).press('Enter');
    await expect(page.getByText('The calendar is saved')).toBeVisible();
    await open(page, `/admin/quotes?request=${id}`);
    await page.getByRole('button', { name: 'Offer visit times' }).click();
    const free = page.getByRole('region', { name: 'Free times' }).getByRole('button');
    await expect(free.first()).toBeVisible();
    expect(new Set(await free.allInnerTexts())).toEqual(new Set(['9:00\u00a0am']));

    // Somebody else saves in between: said, and not overwritten unseen.
    await open(page, '/admin/visits?set=calendar');
    await page.getByLabel('Days ahead').fill('20');
    const setting = await (await page.request.get('/api/settings/visit-calendar')).json();
    const value = { ...setting.value, noticeDays: 4 };
    await page.request.put('/api/settings/visit-calendar', { data: { ...setting, value } });
    await page.getByRole('button', { name: 'Save the calendar' }).click();
    await expect(page.getByRole('alert')).toContainText('changed in another window');
    await page.getByRole('button', { name: 'Drop mine and show what is there now' }).click();
    await expect(page.getByLabel('Working days of notice')).toHaveValue('4');
    expect((await readOrder(page, id)).follow.offered).toEqual([]);
  },
);

test(
  'the visits and their calendar are sound on a phone and on a wide screen',
  { tag: '@long' },
  async ({ page }) => {
    await bookTwo(page);
    for (const path of [`/admin/visits?day=${DAY}`, '/admin/visits?set=calendar']) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Loading/)).toBeHidden();
      const days = page.getByRole('button', { name: 'Add days off' });
      if (path.endsWith('calendar')) await days.click();
      await expectSound(page, path);
    }
  },
);

test(
  'a calendar of one’s own follows visits and builds until its address is revoked',
  { tag: '@long' },
  async ({ page, server, quietConsole }) => {
    quietConsole.allow(DESK_REFUSED);
    await bookTwo(page);
    const won = await receiveFollowed(page, { name: 'Cy Third' });
    await asCompany(page, won.id, { kind: 'state-set', to: 'won' });
    await openOrder(page, won.id);
    await order(page).getByRole('button', { name: 'Tell the dates' }).click();
    const form = order(page).getByRole('region', { name: 'Tell the dates' });
    const tell = form.getByRole('button', { name: 'Tell the dates' });
    await order(page).getByLabel('First day').fill(DAY);
    await order(page).getByLabel('Last day').fill('2020-01-01');
    await expect(order(page).getByText('This day comes before the first')).toBeVisible();
    await expect(tell).toBeDisabled();
    await order(page).getByLabel('Last day').fill(DAY);
    await tell.press('Enter');
    await expect(history(page)).toContainText('Dates told');

    await open(page, `/admin/visits?day=${DAY}`);
    const chosen = page.getByRole('link', { name: /2 visits, 1 build$/ });
    await expect(chosen).toBeVisible();
    const days = page.getByRole('navigation', { name: 'Week' }).getByRole('listitem');
    const lines = () =>
      days
        .getByRole('link')
        .evaluateAll((links) => [
          ...new Set(links.map((link) => getComputedStyle(link).borderBottomColor)),
        ]);
    // The day that is shown stands out from the others.
    await expect.poll(lines).toHaveLength(2);
    const onSite = page.getByRole('region', { name: 'On site' });
    await expect(onSite.getByRole('link', { name: 'Cy Third' })).toBeVisible();
    await expectSound(page, 'a day with a build');

    await open(page, '/admin/people');
    const own = page.getByRole('region', { name: 'Visits and builds in your calendar' });
    await own.getByRole('button', { name: 'Make an address' }).press('Enter');
    const address = await own.getByLabel('Address', { exact: true }).inputValue();
    expect(address).toMatch(new RegExp(`^${server.origin}/api/calendar/[\\w-]{22}\\.ics$`));
    await expectSound(page, 'the address of the calendar');
    const read = async () => (await page.request.get(address)).text();
    expect(await read()).toMatch(/BEGIN:VCALENDAR[^]*Visit: Ada First[^]*Build: Cy Third/);
    await own.getByRole('button', { name: 'Make another in its place' }).click();
    await expect(own.getByLabel('Address', { exact: true })).not.toHaveValue(address);
    expect((await page.request.get(address)).status()).toBe(404);
    await own.getByRole('button', { name: 'Revoke it' }).click();
    await expect(own.getByRole('button', { name: 'Make an address' })).toBeVisible();
  },
);
