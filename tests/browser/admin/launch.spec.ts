import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import { knowsBankHolidays } from '#domain/order/calendar/bank-holidays';
import { inboxTest as test } from '#tests/support/desk/inbox';
import { expect } from '#tests/support/fixtures';
import { chooser, photo, rows } from '#tests/support/desk/admin-gallery';
import { open } from '#tests/support/page-state';
import { IS_CLUSTER } from '#tests/support/servers/new-server';
import { DIST, type RealServer } from '#tests/support/servers/server';
import { ServerCluster } from '#tests/support/servers/server-cluster';

const run = promisify(execFile);

/** What `npm run preflight` says of what a server has stored, and how it ends. */
async function preflight(server: RealServer, settings: Record<string, string> = {}) {
  const database = server instanceof ServerCluster ? { DATABASE_URL: server.databaseUrl } : {};
  const env = { PATH: process.env['PATH'], DATA_DIR: server.dataDir, ...database, ...settings };
  const program = join(DIST, 'server/main.js');
  return run(process.execPath, [program, 'preflight'], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, said: stdout }),
  );
}

/** Bank holidays are no matter of the desk: once those of next year are not known, both lists say so. */
const unknownYears = Number(!knowsBankHolidays(new Date().getUTCFullYear() + 1));

/** How many things preflight says are left. */
function leftIn(said: string): number {
  return Number(/^(\d+) left/m.exec(said)?.[1] ?? 0);
}

/** The company's own facts, by the labels of their form. */
const OWN = {
  Telephone: '01604 555017',
  Email: 'office@hedgerow.example',
  Address: '7 Mill Yard, Northampton NN1 2AB',
  Facebook: 'https://www.facebook.com/hedgerow.example',
  Instagram: 'https://www.instagram.com/hedgerow.example',
  'Registered name': 'Hedgerow Rooms Limited',
  'Company number': '09999991',
  'Registered office': '8 Mill Yard, Northampton NN1 2AB',
  'VAT number': 'GB999999973',
  'Name of the account': 'Hedgerow Rooms Limited',
  'Sort code': '12-34-56',
  'Account number': '12345678',
  'ICO registration': 'ZA999991',
  'Who runs the server': 'Host Example, United Kingdom',
  'Who carries our mail': 'Post Example, United Kingdom',
  'Requests are kept for': '24 months',
  'Projects are kept for': '6 years',
  'Mail is kept for': '24 months',
  'Backups are kept for': '30 days',
};

async function lookAndSave(page: Page, what: string) {
  await page.getByRole('button', { name: 'Look and save' }).click();
  await page.getByRole('button', { name: `Save the ${what}` }).click();
  await expect(page.getByText('Saved. Version 1 is live.')).toBeVisible();
}

test(
  'a new installation is made ready for its launch at the desk alone',
  { tag: '@long' },
  async ({ page, server, quietConsole }) => {
    test.slow();
    // A deletion whose process was killed before it answered is asked for again, and is done already.
    if (IS_CLUSTER) quietConsole.allow(/status of 404 .*\/api\/gallery-images\//);
    const before = await preflight(server);
    expect(before.code).toBe(1);
    expect(before.said).toContain('the telephone number');
    expect(before.said).toContain('mail: not set up');
    expect(before.said).toContain('12 sample pictures: shown as samples');

    // Today has every line of preflight, and nothing else.
    await open(page, '/admin/today');
    const launch = page.getByRole('region', { name: 'Before the launch' });
    await expect(launch.getByRole('listitem')).toHaveCount(leftIn(before.said));

    await launch.getByRole('link', { name: 'The telephone number' }).click();
    for (const [label, fact] of Object.entries(OWN))
      await page.getByLabel(label, { exact: true }).fill(fact);
    for (const box of await page
      .getByRole('group', { name: 'We confirm' })
      .getByRole('checkbox')
      .all())
      await box.check();
    for (const box of await page.getByLabel(/^(These are right|This is the price)/).all())
      await box.check();
    await lookAndSave(page, 'facts');

    await open(page, '/admin/words/testimonials');
    for (const name of [/^Remove The price/, /^Remove Three/])
      await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: /^Change We use/ }).click();
    await page.getByLabel('What they say').fill('It is warm, and it was here in a week.');
    await page.getByLabel('Who says it').fill('A. Client');
    await page.getByLabel(/^These are sample words/).uncheck();
    await lookAndSave(page, 'testimonials');

    await open(page, '/admin/words');
    await page.getByRole('link', { name: 'Whether the articles of 2024' }).click();
    const articles = page.getByRole('main').getByRole('listitem').locator('a[href*="id="]');
    await expect(articles).toHaveCount(6);
    const addresses = await articles.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    for (const address of addresses) {
      await open(page, address);
      await page.getByLabel('Checked on').fill('2026-11-12');
      await lookAndSave(page, 'article');
    }

    // A picture of a room of their own, and none of the samples.
    await open(page, '/admin/today');
    await launch.getByRole('link', { name: '12 sample pictures' }).click();
    const samples = rows(page).filter({ hasText: 'sample' });
    await expect(samples).toHaveCount(12);
    await expect(samples.first()).toBeFocused();
    await page.getByLabel('Title').fill('The room at Mill Yard');
    await chooser(page).setInputFiles(await photo('mill-yard.jpg', 1600));
    await expect(rows(page).filter({ hasText: 'Mill Yard' })).toHaveCount(1);
    await page.getByLabel('Title').fill('The two of us');
    await page.getByLabel('Tags').fill('founders');
    await chooser(page).setInputFiles(await photo('founders.jpg', 1600));
    await expect(rows(page).filter({ hasText: 'The two of us' })).toHaveCount(1);
    await open(page, '/admin/today');
    await launch.getByRole('button', { name: 'Remove all 12 sample pictures' }).click();
    await page.getByRole('button', { name: 'Remove all', exact: true }).click();
    await expect(page.getByText('The sample pictures are removed')).toBeVisible();

    // What is left are mail, which is not set up here, and two examples, which suit as they are.
    await expect(launch.getByRole('listitem')).toHaveCount(1 + 2 + unknownYears);
    await launch.getByRole('link', { name: 'When a room is paid' }).click();
    await expect(page.getByText('These terms are an example')).toBeVisible();
    await page.getByRole('button', { name: 'These suit us' }).click();
    await expect(page.getByText('The terms are saved')).toBeVisible();
    await expect(page.getByText('These terms are an example')).toHaveCount(0);
    await open(page, '/admin/today');
    await launch.getByRole('link', { name: 'How long a visit takes' }).click();
    await page.getByRole('button', { name: 'These suit us' }).click();
    await expect(page.getByText('The calendar is saved')).toBeVisible();
    await open(page, '/admin/gallery');
    await expect(rows(page)).toHaveCount(2);
    await open(page, '/admin/log');
    await expect(page.getByText('Removed the picture')).toHaveCount(12);

    const after = await preflight(server, { MAIL_URL: 'smtp://mail.example' });
    expect(after.said).not.toContain('/admin/');
    expect(after.code).toBe(unknownYears);
    expect(leftIn(after.said)).toBe(unknownYears);
    await open(page, '/admin/words');
    await expect(page.getByRole('heading', { name: 'Words' })).toBeVisible();
    await expect(launch.getByRole('listitem')).toHaveCount(1 + unknownYears);
    await open(page, '/admin/today');
    await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
    await expect(launch.getByRole('listitem')).toHaveCount(1 + unknownYears);
    const home = async () => (await page.request.get('/')).text();
    await expect.poll(home).toContain('alt="The room at Mill Yard"');
    await expect.poll(home).toContain('It is warm, and it was here in a week.');
    await expect.poll(home).not.toMatch(/Sample (words|picture)|coming soon/i);
  },
);
