import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { newOrderRecord } from '#server/stores/orders/order-change';
import { newQuoteRequest } from '#server/testing/rows/records';
import { XSS_CORPUS } from '#server/testing/hostile';
import {
  hostileEnquiry,
  hostileQuoteRequest,
  hostileSubscriber,
} from '#server/testing/rows/hostile-rows';
import { expectAccessible } from '#tests/support/page/accessibility';
import { expectSound } from '#tests/support/page/sound';
import {
  inboxTest as test,
  detail,
  list,
  openInbox,
  receiveEnquiry,
  receiveQuote,
} from '#tests/support/desk/inbox';
import { history, readOrder } from '#tests/support/desk/desk';
import { expect } from '#tests/support/fixtures';
import { holdCalls } from '#tests/support/hold';
import { open } from '#tests/support/page-state';
import { DESKTOP, PHONE } from '#tests/support/routes';

// Motion is irrelevant here, and a press on a dialog that still comes up can miss.
test.use({ reducedMotion: 'reduce' });

/** The browser's log line for error responses the tests provoke. */
const REFUSED = /the server responded with a status of (401|404|409)/;

async function stateOf(page: Page, id: string): Promise<string> {
  return (await (await page.request.get(`/api/enquiries/${id}`)).json()).state;
}

test(
  'a quote request is unread, opened by its id, and read then',
  { tag: '@long' },
  async ({ page }) => {
    await openInbox(page, '/admin/quotes');
    await expect(list(page)).toContainText('No requests yet. The next one appears here by itself.');
    await receiveQuote(page, { name: 'First Person' });
    const id = await receiveQuote(page, {
      name: 'Second Person',
      phone: '01632 960123 ext 12 (evenings)',
      windows: 2,
      estimatedPrice: 28_900,
    });
    await openInbox(page, '/admin/quotes');
    await expect(page).toHaveTitle('(2) Quote requests');
    await expect(page.getByRole('link', { name: 'Quotes 2 unread' })).toBeVisible();
    await expect(list(page).getByRole('link')).toContainText([/Second Person/, /First Person/]);

    await list(page)
      .getByRole('link', { name: /Second Person/ })
      .click();
    await expect(page).toHaveURL(`/admin/quotes?request=${id}`);
    await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText('Second Person');
    await expect(detail(page)).toContainText(/MGR-\S+, Garden Room, 4\s/);
    await expect(detail(page).getByRole('img', { name: /^Plan drawing/ })).toBeVisible();
    await expect(detail(page)).toContainText('Homeowner: kept, mail is not set up');
    await expect(page).toHaveTitle('(1) Quote requests');
    await expect(page.getByRole('link', { name: 'Quotes 1 unread' })).toBeVisible();
    await expect(detail(page)).toContainText('01632 960123 ext 12 (evenings)');
    await expect(detail(page).getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      'tel:01632960123',
    );
    await expect(detail(page).getByRole('link', { name: 'Email' })).toHaveAttribute(
      'href',
      /^mailto:homeowner%40example\.com\?subject=Your%20quote%20MGR-/,
    );
  },
);

test(
  'the price is shown as the homeowner saw it and as it is today',
  { tag: '@long' },
  async ({ page }) => {
    const id = await receiveQuote(page, { windows: 2, estimatedPrice: 28_900 });
    const pricing = await (await page.request.get('/api/pricing')).json();
    pricing.fixedComponents.standardWindow += 100;
    await page.request.put('/api/pricing', { data: pricing });
    await openInbox(page, `/admin/quotes?request=${id}`);
    await expect(detail(page).getByText('£900', { exact: true }).first()).toBeVisible();
    await expect(detail(page)).toContainText('Price as the homeowner saw it£28,900');
    await expect(detail(page)).toContainText('Price today, price list 2£29,100 (+£200)');
    await detail(page).getByText('Today’s price, line by line').click();
    await expect(detail(page).getByText('£1,100', { exact: true })).toBeVisible();
  },
);

test(
  'search and states narrow the list, each with its number',
  { tag: '@long' },
  async ({ page }) => {
    const won = await receiveQuote(page, { name: 'Jane Won', phone: '01632 960777' });
    await receiveQuote(page, { name: 'John New' });
    await page.request.put(`/api/room-configurations/${won}`, {
      data: { revision: 0, state: 'won' },
    });
    await openInbox(page, '/admin/quotes');
    const search = page.getByRole('searchbox');
    await search.fill('01632960777');
    await expect(list(page).getByRole('link')).toHaveCount(1);
    await search.fill('nobody');
    await expect(list(page)).toContainText('No request matches.');
    await search.fill('');
    await page.getByRole('link', { name: 'Won 1', exact: true }).click();
    await expect(list(page).getByRole('link')).toContainText([/Jane Won/]);
    await page.getByRole('link', { name: 'Lost 0', exact: true }).click();
    await expect(list(page)).toContainText('No requests in this state.');
    expect(page.url()).not.toContain('0777');
  },
);

test(
  'a long list comes by pages, and stays as it was while a request is open',
  { tag: '@long' },
  async ({ page, server, quietConsole }) => {
    quietConsole.allow(/Failed to load resource/);
    await server.changeStore((store) => {
      store.roomConfigurations = Array.from({ length: 120 }, (_, number) => ({
        ...newQuoteRequest({
          name: number % 2 === 0 ? `Even Person ${number}` : `Odd Person ${number}`,
          state: number < 110 ? 'won' : 'new',
          createdAt: new Date(Date.UTC(2026, 4, 1, 9, number)).toISOString(),
        }),
        reference: `MGR-0000-${number}`,
      }));
    });
    const rows = list(page).getByRole('link');
    const more = list(page).getByRole('button', { name: 'Show more' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.setViewportSize(PHONE);
    await openInbox(page, '/admin/quotes?state=won');
    await expect(rows).toHaveCount(50);
    await expect(list(page)).toContainText('50 of 110');
    const chosen = page.getByRole('navigation', { name: 'State' }).locator('[aria-current=page]');
    await expect(chosen).toHaveText(['Won 110']);

    await page.route('**/api/room-configurations/search', (route) => route.abort());
    await more.press('Enter');
    await expect(list(page).getByRole('alert')).toContainText('More could not be loaded.');
    await expect(rows).toHaveCount(50);
    await page.unrouteAll();
    await more.press('Enter');
    await expect(rows).toHaveCount(100);
    await expect(rows.nth(99)).toContainText('Even Person 10');

    await page.getByRole('searchbox').fill('EVEN person');
    await expect(page.getByRole('link', { name: 'Won 55', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'New 5', exact: true })).toBeVisible();
    await more.press('Enter');
    await expect(rows).toHaveCount(55);
    await rows.nth(53).press('Enter');
    await expect(detail(page)).toContainText('Even Person 2');
    await detail(page).getByRole('link', { name: 'Back to the list' }).press('Enter');
    await expect(rows).toHaveCount(55);
    await expect(rows.nth(53)).toBeFocused();
    await expect(rows.nth(53)).toBeInViewport();
    await expect(page.getByRole('searchbox')).toHaveValue('EVEN person');
    expect(new URL(page.url()).search).toBe('?state=won');

    await page.route('**/api/room-configurations/search', (route) => route.abort());
    await page.getByRole('searchbox').fill('odd');
    await expect(list(page).getByRole('alert')).toContainText('The requests could not be loaded.');
    await page.unrouteAll();
    await list(page).getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(rows.first()).toContainText('Odd Person 109');
    // The hash in a file's name may hold any letters.
    expect(asked.filter((url) => /even|odd/i.test(url) && !url.includes('/assets/'))).toEqual([]);
  },
);

test(
  'state and notes are kept; two windows do not overwrite each other unseen',
  { tag: '@long' },
  async ({ page, context, quietConsole }) => {
    quietConsole.allow(REFUSED);
    const id = await receiveEnquiry(page);
    await openInbox(page, `/admin/enquiries?request=${id}`);
    const notes = detail(page).getByLabel('Notes');
    await notes.fill('Rang at noon');
    const other = await context.newPage();
    await openInbox(other, `/admin/enquiries?request=${id}`);
    await detail(other).getByLabel('Notes').fill('Visit on Monday');
    await detail(other).getByRole('button', { name: 'Save notes' }).click();
    await expect(detail(other).getByRole('button', { name: 'Undo' })).toBeHidden();

    await detail(page).getByRole('button', { name: 'Save notes' }).click();
    await expect(detail(page).getByRole('alert')).toContainText('“Visit on Monday”');
    await expect(notes).toHaveValue('Rang at noon');
    await detail(page).getByRole('button', { name: 'Save notes' }).click();
    await expect(detail(page).getByRole('alert')).toBeHidden();

    await detail(page).locator('label', { hasText: 'Contacted' }).click();
    await expect.poll(() => stateOf(page, id)).toBe('contacted');
    // The arrow keys step through every state: only the last one counts.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => stateOf(page, id)).toBe('won');
    await page.reload();
    await expect(notes).toHaveValue('Rang at noon');
    await expect(detail(page).getByRole('radio', { name: 'Won' })).toBeChecked();
  },
);

test('a request that comes before the list is read in the list, too', async ({ page }) => {
  const id = await receiveEnquiry(page);
  const seen = page.waitForResponse(`**/api/enquiries/${id}/seen`);
  await page.route(
    '**/api/enquiries/search',
    async (route) => {
      const response = await route.fetch();
      await seen;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await open(page, `/admin/enquiries?request=${id}`);
  await expect(page.getByText('0 unread, 1 in all')).toBeAttached();
});

test('notes that are typed on while they are saved stay, and are saved next', async ({ page }) => {
  const id = await receiveEnquiry(page);
  await openInbox(page, `/admin/enquiries?request=${id}`);
  const notes = detail(page).getByLabel('Notes');
  const save = detail(page).getByRole('button', { name: 'Save notes' });
  // Opening it marks it as read.
  await expect(page.getByText('0 unread, 1 in all')).toBeAttached();
  const release = await holdCalls(page, `**/api/enquiries/${id}`);
  await notes.fill('Rang at noon');
  await save.click();
  await notes.fill('Rang at noon, and again at two');
  release();
  await expect(save).toBeEnabled();
  await expect(notes).toHaveValue('Rang at noon, and again at two');
  await save.click();
  await expect(detail(page).getByRole('button', { name: 'Undo' })).toBeHidden();
  await page.reload();
  await expect(notes).toHaveValue('Rang at noon, and again at two');
});

test('states chosen while others are saved are never refused, on a busy device either', async ({
  page,
}) => {
  const id = await receiveEnquiry(page);
  await page.addInitScript(() => {
    // What a page puts off to the next turn comes late where the processor is busy.
    const { setTimeout: later } = window;
    const late = (work: () => void, ms = 0) => later(work, ms === 0 ? 60 : ms);
    Object.assign(window, { setTimeout: late });
  });
  await openInbox(page, `/admin/enquiries?request=${id}`);
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'PUT') answers.push(response.status());
  });
  await expect(detail(page).getByRole('radio')).toHaveCount(5);
  await page.evaluate(async () => {
    const radios = document.querySelectorAll<HTMLInputElement>('input[name="state"]');
    for (let press = 0; press < 60; press += 1) {
      radios[press % 5]?.click();
      await new Promise((done) => requestAnimationFrame(done));
    }
    radios[3]?.click();
  });
  await expect.poll(() => stateOf(page, id)).toBe('won');
  await expect(detail(page).getByRole('radio', { name: 'Won' })).toBeChecked();
  expect(new Set(answers)).toEqual(new Set([204]));
});

test('leaving with unsaved notes asks first', async ({ page }) => {
  const id = await receiveEnquiry(page);
  await openInbox(page, `/admin/enquiries?request=${id}`);
  await detail(page).getByLabel('Notes').fill('Unsaved');
  await page.getByRole('link', { name: 'Gallery', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving the notes?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(detail(page).getByLabel('Notes')).toHaveValue('Unsaved');
  await page.getByRole('link', { name: 'Gallery', exact: true }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/admin\/gallery$/);
});

test('a person is found however the name is written, with all that is theirs, and a call is logged in two presses', async ({
  page,
}) => {
  const id = await receiveQuote(page, { name: 'Ana Núñez', phone: '+44 7700 900123' });
  await receiveEnquiry(page, {
    name: 'A. Núñez',
    email: 'work@example.com',
    phone: '07700 900123',
  });
  await receiveQuote(page, { name: 'Else', email: 'else@example.com', phone: '01632 960777' });
  await openInbox(page, '/admin/quotes');
  await page.getByRole('searchbox').fill('nunez 07700900123');
  await expect(list(page).getByRole('link')).toHaveText([/^Unread: Ana Núñez/]);
  await list(page).getByRole('link').click();
  await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText('Ana Núñez');

  await detail(page).getByRole('button', { name: 'Log a call to Ana Núñez' }).click();
  await detail(page).getByRole('button', { name: 'Left a message' }).click();
  await expect(page.getByText('Call logged')).toBeVisible();
  await expect(history(page)).toContainText('Owner Called: left a message');
  await detail(page).getByRole('button', { name: 'Log a call to Ana Núñez' }).click();
  await detail(page).getByLabel('A line about it').fill('Wants it by May.');
  await detail(page).getByRole('button', { name: 'Reached' }).click();
  await expect(history(page)).toContainText('Called: reachedWants it by May.');
  await expectAccessible(page, 'a request with calls');
  expect((await readOrder(page, id)).number).toBe(2);

  const also = detail(page).getByRole('region', { name: 'Also from Ana Núñez' });
  await expect(also.getByRole('listitem')).toHaveText([/^Enquiry.*New, as A. Núñez$/]);
  await also.getByRole('link').click();
  await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText('A. Núñez');
  const back = detail(page).getByRole('region', { name: 'Also from A. Núñez' });
  await expect(back.getByRole('link')).toHaveText([/^Quote request: MGR-\S+, Garden Room, 4/]);
});

test('a session that has ended keeps the notes: sign in again and go on', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(REFUSED);
  const id = await receiveEnquiry(page);
  await openInbox(page, `/admin/enquiries?request=${id}`);
  await detail(page).getByLabel('Notes').fill('Typed before');
  // Opening it marks it as read, and what follows that would meet the ended session first.
  await expect(page.getByText('0 unread, 1 in all')).toBeAttached();
  await expect(page.getByRole('link', { name: 'Enquiries', exact: true })).toBeVisible();
  await page.request.post('/api/auth/logout');
  await detail(page).getByRole('button', { name: 'Save notes' }).click();
  await page.getByLabel('Password').fill('for tests only');
  await page.getByLabel('Password').press('Enter');
  await expect(detail(page).getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect(detail(page).getByLabel('Notes')).toHaveValue('Typed before');
});

test('anonymise and delete ask first, and mean it', async ({ page, server, quietConsole }) => {
  quietConsole.allow(REFUSED);
  const id = await receiveEnquiry(page, { name: 'Gone Person' });
  await openInbox(page, `/admin/enquiries?request=${id}`);
  await detail(page).getByRole('button', { name: 'Anonymise' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(detail(page)).toContainText('Gone Person');
  await detail(page).getByRole('button', { name: 'Anonymise' }).click();
  await dialog.getByRole('button', { name: 'Anonymise' }).click();
  await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText('Anonymous');
  await detail(page).getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(list(page)).toContainText('No requests yet.');
  await expect(page).toHaveURL(/\/admin\/enquiries$/);
  expect((await server.readStore()).enquiries).toEqual([]);
});

test(
  'exports are files with a name and a date; an address leaves the newsletter for good',
  { tag: '@long' },
  async ({ page, server }) => {
    await receiveQuote(page, { name: '=1+1' });
    for (const email of ['reader@example.com', 'former@example.com']) {
      await page.request.post('/api/newsletter', { data: { email } });
    }
    const expectFile = async (button: Locator, name: RegExp, words: string) => {
      const download = page.waitForEvent('download');
      await button.click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(name);
      expect(await readFile(await file.path(), 'utf8')).toContain(words);
    };
    await openInbox(page, '/admin/quotes');
    const quotes = page.getByRole('button', { name: 'Export CSV' });
    await expectFile(quotes, /^quote-requests-[\d-]+\.csv$/, `"'=1+1"`);

    await openInbox(page, '/admin/enquiries');
    await page.getByRole('button', { name: 'Newsletter list' }).press('Enter');
    const dialog = page.getByRole('dialog');
    const addresses = dialog.getByRole('list', { name: 'Addresses' }).getByRole('listitem');
    await expect(addresses).toHaveText([/^former@example\.com/, /^reader@example\.com/]);
    for (const [viewport, colorScheme] of [
      [PHONE, 'dark'],
      [DESKTOP, 'light'],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      // The open page follows the system, a moment later.
      const html = expect(page.locator('html'));
      await (colorScheme === 'dark' ? html : html.not).toContainClass('dark');
      await expectAccessible(page, `newsletter list, ${colorScheme}`);
    }
    const addressesFile = dialog.getByRole('button', { name: 'Export addresses' });
    await expectFile(addressesFile, /^newsletter-[\d-]+\.csv$/, '"reader@example.com"');
    await dialog.getByRole('searchbox').fill('FORMER');
    await expect(addresses).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Remove former@example.com' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(addresses).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Remove former@example.com' }).click();
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(addresses).toHaveText([/^reader@example\.com/]);
    const { newsletterSubscribers } = await server.readStore();
    expect(newsletterSubscribers.map(({ email }) => email)).toEqual(['reader@example.com']);
  },
);

test(
  'nothing that is stored runs in the inbox, whichever field it is in',
  { tag: '@long' },
  async ({ page, server }) => {
    // At a width where the list stays beside the open request.
    await page.setViewportSize(DESKTOP);
    await server.changeStore((store) => {
      store.roomConfigurations = XSS_CORPUS.map(hostileQuoteRequest);
      store.orders = store.roomConfigurations.map(newOrderRecord);
      store.enquiries = XSS_CORPUS.map(hostileEnquiry);
      store.newsletterSubscribers = XSS_CORPUS.map(hostileSubscriber);
    });
    for (const path of ['/admin/quotes', '/admin/enquiries']) {
      await openInbox(page, path);
      const rows = list(page).getByRole('link');
      await expect(rows).toHaveCount(XSS_CORPUS.length);
      for (const row of await rows.all()) {
        await row.click();
        await expect(row).toHaveAttribute('aria-current', 'page');
        await expect(detail(page).getByLabel('Notes')).toBeVisible();
      }
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      await expect(page.locator('main :is(script, iframe, form[action], img)')).toHaveCount(0);
      for (const link of await page.locator('main a[href]').all())
        await expect(link).toHaveAttribute('href', /^(\/|tel:|mailto:)/);
    }
    await page.getByRole('button', { name: 'Newsletter list' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(XSS_CORPUS.length);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  },
);

test(
  'the two screens are sound on a phone and on a wide screen',
  { tag: '@long' },
  async ({ page }) => {
    await receiveQuote(page);
    await receiveEnquiry(page);
    for (const path of ['/admin/quotes', '/admin/enquiries']) {
      await openInbox(page, path);
      await expectSound(page, path);
      // By keyboard from the list to the request and, on a phone, back.
      await list(page).getByRole('link').first().focus();
      await page.keyboard.press('Enter');
      await expect(detail(page)).toContainText('Homeowner: kept, mail is not set up');
      await expectSound(page, `a request of ${path}`);
      await expect(list(page)).toBeHidden();
      await detail(page).getByRole('link', { name: 'Back to the list' }).press('Enter');
      await expect(list(page).getByRole('link')).toHaveCount(1);
    }
  },
);
