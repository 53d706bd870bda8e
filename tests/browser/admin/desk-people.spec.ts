import type { Page } from 'playwright/test';
import { expectAccessible, expectKeyboardReaches } from '#tests/support/page/accessibility';
import { expectSound } from '#tests/support/page/sound';
import { password, SIGNED_OUT, toastText } from '#tests/support/desk/admin-pricing';
import { PASSWORD } from '#tests/support/desk/sign-in';
import { expect, test } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';
import { DESKTOP, PHONE } from '#tests/support/routes';

// Motion is irrelevant here, and a press on a dialog that still comes up can miss.
test.use({ reducedMotion: 'reduce' });

/** What the test has the server refuse: a link that is used up, and a session that has ended. */
const REFUSED = /the server responded with a status of (400|404)/;

/** A device that keeps passkeys and whose person is always there. */
async function withPasskeys(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test(
  'the owner invites somebody, who joins with a passkey, signs in by it, and is removed',
  { tag: '@long' },
  async ({ page, browser, server, quietConsole }) => {
    quietConsole.allow(SIGNED_OUT);
    quietConsole.allow(REFUSED);
    // Browsers keep no passkeys for the number of a host.
    const site = server.origin.replace('127.0.0.1', 'localhost');
    await withPasskeys(page);
    await open(page, `${site}/admin/login?redirect=/admin/people`);
    await expect(page.locator('input:not([type=checkbox])')).toHaveCount(1);
    await password(page).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('You are signed in as Owner')).toBeVisible();
    await expectAccessible(page, 'the people');

    // A name that is none is said at its field, and what was typed stays.
    await page.getByLabel('Email address').fill('test.person@example.com');
    await page.getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByText('Enter your name')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Test Person');
    await page.getByRole('button', { name: 'Invite' }).press('Enter');
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    expect(link).toMatch(/^http:\/\/localhost:\d+\/admin\/join#[\w-]{32}$/);
    await expect(page.getByText('No mail is set up here')).toBeVisible();
    await expectSound(page, 'the people and a link');
    await page.setViewportSize(DESKTOP);
    await expectKeyboardReaches(page, 'the people');
    // The links to the screens stand beside the logo.
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(64);

    const hers = await browser.newPage();
    await withPasskeys(hers);
    await open(hers, link);
    await expect(hers.getByText('Hello Test Person.')).toBeVisible();
    await expectAccessible(hers, 'the page of a link');
    await hers.getByRole('button', { name: 'Use a passkey instead' }).click();
    await expect(hers.getByText('You are signed in as Test Person')).toBeVisible();
    expect(hers.url()).not.toContain('#');
    await expect(hers.getByRole('heading', { name: 'Administrators' })).toBeHidden();
    await expect(hers.getByText('With a passkey alone.')).toBeVisible();
    await hers.getByRole('button', { name: 'Log out' }).click();
    await hers.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(toastText(hers).first()).toContainText('Logged in successfully');
    await expect(hers).toHaveURL(/\/admin\/pricing$/);
    await open(hers, link);
    await expect(hers.getByRole('alert')).toContainText('This link was used already');

    // The owner gets a passkey, too.
    await page.getByLabel('What it is on').fill('This laptop');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('This laptop');
    await expect(page.getByText('Signs in with a passkey')).toBeVisible();

    await page.getByRole('button', { name: 'Remove Test Person' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Administrators' })).toBeHidden();
    await hers.goto(`${site}/admin/people`);
    await expect(hers).toHaveURL(/\/admin\/login/);
    await hers.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(hers.getByRole('alert')).toContainText('This passkey is not known here.');
    await expectAccessible(hers, 'the login after a passkey that is not known');

    await page.getByRole('link', { name: 'Log of changes' }).click();
    const changes = page.getByRole('list', { name: 'Changes' });
    await expect(changes).toContainText(/Owner\s*Removed Test Person/);
    await expect(changes).toContainText(/Test Person\s*Used their link/);
    await expectAccessible(page, 'the log');
    await hers.close();
  },
);

test(
  'somebody signs in with an address and a password, over a screen whose session has ended, too',
  { tag: '@long' },
  async ({ page, quietConsole }) => {
    quietConsole.allow(SIGNED_OUT);
    quietConsole.allow(REFUSED);
    const post = (path: string, data: object) => page.request.post(`/api${path}`, { data });
    await post('/auth/login', { password: PASSWORD });
    const who = { name: 'Test Person', email: 'test.person@example.com' };
    const { token } = await (await post('/people', who)).json();
    await post('/auth/logout', {});
    await open(page, `/admin/join#${token}`);
    await page.getByLabel('New password').fill('short');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Use at least 8 characters')).toBeVisible();
    await page.getByLabel('New password').fill('a test password');
    await page.keyboard.press('Enter');
    await expect(page.getByText('You are signed in as Test Person')).toBeVisible();

    await page.getByRole('button', { name: 'Change your password' }).click();
    await page.getByLabel('Your password now').fill('a test password');
    await page.getByLabel('New password').fill('another password');
    // Not earlier: what the desk still asks for would meet the end of the session before the form does.
    await page.context().clearCookies();
    await page.keyboard.press('Enter');
    const again = page.getByRole('dialog', { name: 'Please sign in again' });
    await again.getByRole('button', { name: 'Sign in with your email address' }).click();
    await expect(again.getByLabel('Email address')).toBeFocused();
    await again.getByLabel('Email address').fill(who.email);
    await again.getByLabel('Password').fill('a test password');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your password is changed')).toBeVisible();
  },
);

test('who stays signed in is asked again before people and exports, goes on, and signs the phone out', async ({
  page,
  server,
  quietConsole,
}) => {
  quietConsole.allow(SIGNED_OUT);
  quietConsole.allow(/the server responded with a status of 403/);
  await page.setViewportSize(PHONE);
  await open(page, '/admin/login?redirect=/admin/quotes');
  await page.getByLabel('Keep me signed in on this phone').check();
  await expectAccessible(page, 'the login');
  await password(page).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Quote requests' })).toBeVisible();
  const [session] = await page.context().cookies();
  expect(session).toMatchObject({ name: 'session', expires: expect.any(Number) });
  expect(session?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);

  // A day later.
  await server.changeStore(({ keptSessions }) => {
    const [kept] = keptSessions;
    if (kept === undefined) throw new Error('Nobody stays signed in.');
    kept.provenAt = new Date(Date.now() - 86_400_000).toISOString();
    kept.seenAt = kept.provenAt;
  });
  await open(page, '/admin/quotes');
  const asked = page.getByRole('dialog', { name: 'Please give your password again' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(asked).toBeVisible();
  await expect(asked.getByLabel('Keep me signed in on this phone')).toBeHidden();
  await expectAccessible(page, 'asked for the password again');
  await asked.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^quote-requests-/);
  await open(page, '/admin/people');
  const devices = page.getByRole('list', { name: 'Where you stay signed in' });
  await expect(devices).toContainText(/this device\s*Signed in since \d\d:\d\d, last seen/);
  await expectSound(page, 'the people and a device');
  const archive = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  expect((await archive).suggestedFilename()).toMatch(/^garden-rooms-[\d-]+\.tar\.gz$/);
  expect(await (await archive).failure()).toBeNull();
  await devices.getByRole('button', { name: /^Sign out / }).click();
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
});
