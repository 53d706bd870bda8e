import type { Route } from 'playwright/test';
import { everythingStored, readDevice, refuseStorage } from '#tests/support/device-storage';
import {
  ENQUIRY,
  enquiryField,
  enquiryForm,
  fillEnquiry,
  keptList,
  sendButton,
} from '#tests/support/enquiry';
import { API_UNREACHED, expect, siteTest, test } from '#tests/support/fixtures';
import { holdCalls } from '#tests/support/hold';
import { interactive, open, workerReady } from '#tests/support/page-state';
import { expectSound } from '#tests/support/page/sound';

const workerTest = test.extend({ serviceWorkers: 'allow' });

/** As a server with a rule that this browser does not know. */
const refuse = (route: Route) =>
  route.fulfill({
    status: 422,
    json: { error: 'We cannot read it.', code: 'x', fields: { postcode: 'Not a place' } },
  });

const THANKS = 'Thank you for your inquiry! We will contact you shortly.';

test('shows the form and the cards for location, phone, email and hours', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
  await expect(enquiryForm(page)).toBeVisible();
  const main = page.getByRole('main');
  for (const name of ['Location', 'Phone', 'Email', 'Business Hours']) {
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(main.getByRole('link', { name: '01632 960100' })).toHaveAttribute(
    'href',
    'tel:+441632960100',
  );
  await expect(main.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
  await expect(main.getByText(/Mon–Fri 8:00\sAM–6:00\sPM/)).toBeVisible();
  await expect(main.getByText(/Sat 9:00\sAM–4:00\sPM, Sun closed/)).toBeVisible();
});

test('an enquiry is stored, thanked for in the words of the specification, and cleared', async ({
  page,
  server,
}) => {
  await open(page, '/contact');
  await fillEnquiry(page);
  await enquiryForm(page).getByLabel('Project type (optional)').selectOption('Garden Office');
  await enquiryField(page, 'Message (optional)').fill('Room for two desks.');
  await sendButton(page).click();
  await expect(enquiryForm(page).getByRole('status')).toHaveText(THANKS);
  for (const label of ['Name', 'Email', 'Phone', 'Postcode', 'Message (optional)'] as const) {
    await expect(enquiryField(page, label)).toHaveValue('');
  }
  const { enquiries } = await server.readStore();
  expect(enquiries).toMatchObject([
    {
      name: ENQUIRY.Name,
      email: ENQUIRY.Email,
      phone: ENQUIRY.Phone,
      postcode: ENQUIRY.Postcode,
      projectType: 'Garden Office',
      message: 'Room for two desks.',
    },
  ]);
  expect((await readDevice(page, 'outbox')).map(({ id, state }) => [id, state])).toEqual([
    [enquiries[0]?.id, 'received'],
  ]);
  const stored = await everythingStored(page);
  for (const detail of [...Object.values(ENQUIRY), 'two desks']) {
    expect(stored).not.toContain(detail);
  }
});

test('four fields are required, and say what is wrong with them', async ({ page, server }) => {
  await open(page, '/contact');
  await sendButton(page).click();
  await expect(enquiryField(page, 'Name')).toBeFocused();
  for (const [label, words] of [
    ['Name', 'Enter your name'],
    ['Email', 'Enter an email address like name@example.com'],
    ['Phone', 'Enter a phone number with at least 7 digits'],
    ['Postcode', 'Enter your postcode'],
  ] as const) {
    await expect(enquiryField(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(enquiryField(page, label)).toHaveAccessibleDescription(words);
  }
  await fillEnquiry(page);
  await enquiryField(page, 'Email').fill('homeowner@example');
  await sendButton(page).click();
  await expect(enquiryField(page, 'Email')).toBeFocused();
  await expect(enquiryField(page, 'Phone')).not.toHaveAttribute('aria-invalid', 'true');
  expect((await server.readStore()).enquiries).toEqual([]);
});

test('the browser may fill the fields in by itself', async ({ page }) => {
  await open(page, '/contact');
  for (const [label, token] of [
    ['Name', 'name'],
    ['Email', 'email'],
    ['Phone', 'tel'],
    ['Postcode', 'postal-code'],
  ] as const) {
    await expect(enquiryField(page, label)).toHaveAttribute('autocomplete', token);
  }
  await expect(enquiryField(page, 'Email')).toHaveAttribute('type', 'email');
  await expect(enquiryField(page, 'Phone')).toHaveAttribute('type', 'tel');
  await expect(enquiryField(page, 'Phone')).not.toHaveAttribute('pattern');
});

workerTest(
  'offline an enquiry is kept, says so, is counted, and arrives once by itself',
  { tag: '@long' },
  async ({ context, page, server, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    await open(page, '/contact');
    await workerReady(page);
    await context.setOffline(true);
    await fillEnquiry(page);
    await sendButton(page).click();
    const said = enquiryForm(page).getByRole('status');
    await expect(said).toContainText(THANKS);
    await expect(said).toContainText(
      'Saved on this device. It goes by itself when there is signal.',
    );
    await expect(page.getByRole('link', { name: '1 enquiry waiting for signal' })).toBeVisible();
    await expect(keptList(page)).toContainText('Waiting to be sent');
    await page.goto('/quotes');
    await expect(page.getByText('No quote requests on this device yet.')).toBeVisible();
    await page.getByRole('link', { name: '1 enquiry waiting for signal' }).click();
    await expect(keptList(page)).toContainText('Waiting to be sent');
    await context.setOffline(false);
    await expect(keptList(page)).toContainText('Received');
    await expect(page.getByRole('link', { name: /^Received: your enquiry/ })).toBeVisible();
    expect((await server.readStore()).enquiries).toHaveLength(1);
  },
);

test('where the device keeps nothing an enquiry is sent at once', async ({ page, server }) => {
  await refuseStorage(page);
  await open(page, '/contact');
  await fillEnquiry(page);
  await sendButton(page).click();
  await expect(enquiryForm(page).getByRole('status')).toHaveText(THANKS);
  expect((await server.readStore()).enquiries).toHaveLength(1);
});

workerTest(
  'neither saved nor sent: it says so, and keeps what was typed',
  { tag: '@long' },
  async ({ page, server, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    await refuseStorage(page);
    await open(page, '/contact');
    await workerReady(page);
    await server.stop();
    await fillEnquiry(page);
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('there is no connection to send it');
    await expect(enquiryField(page, 'Name')).toHaveValue(ENQUIRY.Name);
    await expect(page.getByText(THANKS)).toBeHidden();
  },
);

test('a correction begun while another enquiry is still waited for keeps what is typed', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/status of 422/);
  await page.route('**/api/enquiries', refuse);
  // Its wait for the receipt ends when the test says so.
  await page.addInitScript(() => {
    const start = window.setTimeout;
    window.setTimeout = ((run: () => void, wait?: number) => {
      if (wait !== 3000) return start(run, wait);
      addEventListener('out-of-patience', run, { once: true });
      return 0;
    }) as typeof window.setTimeout;
  });
  await open(page, '/contact');
  await fillEnquiry(page);
  await sendButton(page).click();
  await expect(enquiryForm(page).getByRole('alert')).toHaveText('We cannot read it.');
  await expect(enquiryField(page, 'Name')).toHaveValue(ENQUIRY.Name);
  await page.unroute('**/api/enquiries');
  await page.route('**/api/enquiries', () => undefined);
  await open(page, '/contact');
  await fillEnquiry(page);
  await sendButton(page).click();
  await expect(keptList(page).getByRole('listitem')).toHaveCount(2);
  await keptList(page).getByRole('button', { name: 'Correct and send' }).click();
  await expect(enquiryField(page, 'Postcode')).toHaveValue(ENQUIRY.Postcode);
  await enquiryField(page, 'Postcode').fill('NN2 2BB');
  await page.evaluate(async () => {
    dispatchEvent(new Event('out-of-patience'));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
  await expect(enquiryField(page, 'Name')).toHaveValue(ENQUIRY.Name);
  await expect(enquiryField(page, 'Postcode')).toHaveValue('NN2 2BB');
});

test('one that was refused can be corrected, or deleted', async ({
  page,
  server,
  quietConsole,
}) => {
  quietConsole.allow(/status of 422/);
  await page.route('**/api/enquiries', refuse);
  await open(page, '/contact');
  await fillEnquiry(page);
  await sendButton(page).click();
  await expect(page.getByRole('link', { name: '1 enquiry needs attention' })).toBeVisible();
  await keptList(page).getByRole('button', { name: 'Correct and send' }).click();
  await expect(enquiryField(page, 'Name')).toHaveValue(ENQUIRY.Name);
  await expect(enquiryField(page, 'Postcode')).toHaveAccessibleDescription('Not a place');
  await page.unroute('**/api/enquiries');
  await enquiryField(page, 'Postcode').fill('NN2 2BB');
  await sendButton(page).click();
  await expect(keptList(page)).toContainText('Received');
  await expect(keptList(page).getByRole('listitem')).toHaveCount(1);
  expect((await server.readStore()).enquiries).toMatchObject([{ postcode: 'NN2 2BB' }]);
  await keptList(page).getByRole('button', { name: 'Delete' }).click();
  await keptList(page).getByRole('button', { name: 'Delete for good' }).click();
  await expect(keptList(page)).toBeHidden();
});

test('what fills in forms for people leaves the hidden field alone', async ({ page }) => {
  await open(page, '/contact');
  const baits = page.locator('input[name="website"]');
  await expect(baits).toHaveCount(2);
  // Password managers take boxes that can be seen, or can be typed into.
  for (const bait of await baits.all()) {
    await expect(bait).toBeHidden();
    await expect(bait).not.toBeEditable();
  }
});

siteTest(
  'what is typed while the app loads outlives an extension beside the boxes',
  async ({ page, quietConsole }) => {
    // React says that the page was not as it was sent.
    quietConsole.allow(/Minified React error #418/);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const box of document.querySelectorAll('form input')) {
          box.before(document.createElement('password-manager-icon'));
        }
      });
    });
    const release = await holdCalls(page, '**/assets/entry-client-*.js');
    await page.goto('/contact', { waitUntil: 'commit' });
    await enquiryField(page, 'Name').pressSequentially('Early Bird');
    await enquiryField(page, 'Message (optional)').pressSequentially('Before the app');
    release();
    await interactive(page);
    await expect(enquiryField(page, 'Name')).toHaveValue('Early Bird');
    await expect(enquiryField(page, 'Message (optional)')).toHaveValue('Before the app');
    await expect(enquiryField(page, 'Message (optional)')).toBeFocused();
  },
);

test('what a program writes into the hidden field is thanked for and kept nowhere', async ({
  page,
  server,
}) => {
  await open(page, '/contact');
  await fillEnquiry(page);
  await enquiryForm(page)
    .locator('input[name="website"]')
    .evaluate((input: HTMLInputElement) => (input.value = 'http://example.com'));
  await sendButton(page).click();
  await expect(enquiryForm(page).getByRole('status')).toHaveText(THANKS);
  expect((await server.readStore()).enquiries).toEqual([]);
});

workerTest.describe('every state', () => {
  workerTest.use({ reducedMotion: 'reduce' });
  workerTest(
    'is accessible empty, with errors, kept and thanked for',
    { tag: '@long' },
    async ({ context, page, quietConsole }) => {
      quietConsole.allow(API_UNREACHED);
      await open(page, '/contact');
      await expectSound(page, 'empty');
      await sendButton(page).click();
      await expect(enquiryField(page, 'Name')).toBeFocused();
      await expectSound(page, 'errors');
      await workerReady(page);
      await context.setOffline(true);
      await fillEnquiry(page);
      await sendButton(page).click();
      await expect(keptList(page)).toBeVisible();
      await expectSound(page, 'kept');
    },
  );
});
