import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Manifest } from 'vite';
import { adminOnlyFiles } from '#build/plugins/precache';
import { expectSound } from '#tests/support/page/sound';
import {
  basePrice,
  loginButton,
  openSize,
  password,
  saveButtons,
  SIGNED_OUT,
  toastText,
} from '#tests/support/desk/admin-pricing';
import { beOwner, PASSWORD, signIn } from '#tests/support/desk/sign-in';
import { expect, siteTest, test } from '#tests/support/fixtures';
import { holdCalls } from '#tests/support/hold';
import { open } from '#tests/support/page-state';
import { DIST } from '#tests/support/servers/server';

// Motion is irrelevant here, and a press on a dialog that still comes up can miss.
test.use({ reducedMotion: 'reduce' });

async function logIn(page: Page, text = PASSWORD) {
  await password(page).fill(text);
  await loginButton(page).click();
}

siteTest(
  'the login has its title, its text, one required field in focus, and Login',
  async ({ page }) => {
    await open(page, '/admin/login');
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await expect(
      page.getByText('Enter your admin password to access the management panel'),
    ).toBeVisible();
    await expect(password(page)).toBeFocused();
    await expect(password(page)).toHaveAttribute('type', 'password');
    await expect(password(page)).toHaveAttribute('required', '');
    await loginButton(page).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(page).toHaveTitle(/Admin login/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  },
);

siteTest(
  'the right password says so, reads "Logging in..." while busy, and leads to the pricing',
  async ({ page }) => {
    await open(page, '/admin/login');
    const goOn = await holdCalls(page, '**/api/auth/login');
    await password(page).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Logging in...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    goOn();
    await expect(toastText(page)).toContainText('Success');
    await expect(toastText(page)).toContainText('Logged in successfully');
    await expect(page).toHaveURL(/\/admin\/pricing$/);
    await expect(basePrice(page)).toBeAttached();
  },
);

siteTest(
  'a wrong password and a failing server say "Invalid password"',
  async ({ page, quietConsole }) => {
    quietConsole.allow(SIGNED_OUT);
    quietConsole.allow(/net::ERR_FAILED/);
    await open(page, '/admin/login');
    await logIn(page, 'wrong');
    await expect(toastText(page)).toContainText('Error');
    await expect(toastText(page)).toContainText('Invalid password');
    await page.route('**/api/auth/login', (route) => route.abort());
    await logIn(page);
    await expect(
      page.getByText('The server cannot be reached. Try again in a moment.'),
    ).toBeVisible();
    await expect(toastText(page)).toContainText('Invalid password');
  },
);

siteTest(
  'a stranger is sent to the login from every screen, and comes back to it',
  { tag: '@long' },
  async ({ page, request }) => {
    const paths = ['/admin/pricing', '/admin/gallery', '/admin/enquiries', '/admin/quotes'];
    for (const path of paths) {
      const answer = await request.get(path);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['cache-control']).toBe('no-store');
      await open(page, path);
      await expect(page).toHaveURL(`/admin/login?redirect=${encodeURIComponent(path)}`);
    }
    await logIn(page);
    await expect(page).toHaveURL('/admin/quotes');
    await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  },
);

siteTest('what every administrator types leads to the desk, by the login', async ({ page }) => {
  await open(page, '/Admin/');
  await expect(page).toHaveURL(`/admin/login?redirect=${encodeURIComponent('/admin/today')}`);
  await logIn(page);
  await expect(page).toHaveURL('/admin/today');
  await open(page, '/admin');
  await expect(page).toHaveURL('/admin/today');
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
});

siteTest('a spinner stands in while the check runs', async ({ page }) => {
  await signIn(page);
  const goOn = await holdCalls(page, '**/api/auth/check');
  await open(page, '/admin/gallery');
  await expect(page.getByText('Checking your sign-in')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeHidden();
  goOn();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
});

siteTest(
  'the login leads to our own pricing when it is told to leave this site',
  async ({ page, baseURL }) => {
    // One of the seventy values in own-path.test.ts.
    await open(page, `/admin/login?redirect=${encodeURIComponent('//evil.example/admin')}`);
    await logIn(page);
    await expect(page).toHaveURL(`${baseURL}/admin/pricing`);
  },
);

siteTest('Log out ends the session on the server too', async ({ page }) => {
  await signIn(page);
  await open(page, '/admin/pricing');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect
    .poll(async () => (await page.request.get('/api/auth/check')).json())
    .toEqual({ isAdmin: false });
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/login/);
});

test(
  'a session that ends during an edit keeps the edit',
  { tag: '@long' },
  async ({ page, server, quietConsole }) => {
    quietConsole.allow(SIGNED_OUT);
    await beOwner(page.context(), server);
    await open(page, '/admin/pricing');
    await openSize(page, '4 m × 4 m');
    await basePrice(page).fill('27600');
    await page.request.post('/api/auth/logout');
    await saveButtons(page).first().click();
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await expect(dialog.getByLabel('Password')).toBeFocused();
    await dialog.getByLabel('Password').fill('wrong');
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expect(toastText(page)).toContainText('Invalid password');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(basePrice(page)).toHaveValue('27600');
    await saveButtons(page).first().click();
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Version 2', { exact: false }).first()).toBeVisible();
    const { shellSizes } = await (await page.request.get('/api/pricing')).json();
    expect(shellSizes.find(({ id }: { id: string }) => id === '4x4').basePrice).toBe(27_600);
  },
);

siteTest(
  'a visitor downloads no byte of the administrator’s screens',
  { tag: '@long' },
  async ({ page, browser, baseURL }) => {
    const filesOf = async (path: string, asAdmin: boolean) => {
      const context = await browser.newContext({ baseURL });
      const visit = await context.newPage();
      const files = new Set<string>();
      visit.on('response', (answer) => files.add(new URL(answer.url()).pathname));
      if (asAdmin) await signIn(visit);
      await open(visit, path);
      await visit.waitForLoadState('networkidle');
      await context.close();
      return files;
    };
    const shown = new Set<string>();
    for (const path of ['/', '/builder', '/pricing', '/gallery', '/contact']) {
      for (const file of await filesOf(path, false)) shown.add(file);
    }
    const admin = await filesOf('/admin/pricing', true);
    // Only the admin screens' own files carry the name; files visitors may need do not.
    const own = [...admin].filter((file) => file.startsWith('/assets/admin-'));
    expect(own.some((file) => file.endsWith('.css'))).toBe(true);
    expect(own.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(1);
    expect([...shown].filter((file) => file.startsWith('/assets/admin-'))).toEqual([]);
    const manifest: Manifest = JSON.parse(
      await readFile(join(DIST, 'client/.vite/manifest.json'), 'utf8'),
    );
    const adminOnly = adminOnlyFiles(manifest);
    const foreign = [...shown].filter((file) => adminOnly.has(file.slice(1)));
    expect(foreign).toEqual([]);
    // The worker does not precache any of them either.
    const worker = await (await page.request.get('/sw.js')).text();
    expect([...adminOnly].filter((file) => worker.includes(file))).toEqual([]);
    expect(worker).toMatch(/assets\/style-/);
  },
);

siteTest('the login is accessible on a phone and on a wide screen', async ({ page }) => {
  await open(page, '/admin/login');
  await expect(password(page)).toBeVisible();
  await expectSound(page, 'login');
});
