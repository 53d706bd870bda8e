import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import { knowsBankHolidays } from '#domain/calendar/bank-holidays';
import { inboxTest as test } from '#tests/support/desk/inbox';
import { expect } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';
import { DIST, type RealServer } from '#tests/support/servers/server';
import { ServerCluster } from '#tests/support/servers/server-cluster';

const run = promisify(execFile);

/** What `npm run preflight` says of what a server has stored, and how it ends. */
async function preflight(server: RealServer) {
  const database = server instanceof ServerCluster ? { DATABASE_URL: server.databaseUrl } : {};
  const env = { PATH: process.env['PATH'], DATA_DIR: server.dataDir, ...database };
  const program = join(DIST, 'server/main.js');
  return run(process.execPath, [program, 'preflight'], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, said: stdout }),
  );
}

/** The company's own facts, by the labels of their form. */
const OWN = {
  Telephone: '01604 555017',
  Email: 'office@hedgerow.example',
  Address: '7 Mill Yard, Northampton NN1 2AB',
  'Registered name': 'Hedgerow Rooms Limited',
  'Company number': '09999991',
  'Registered office': '8 Mill Yard, Northampton NN1 2AB',
  'VAT number': 'GB999999973',
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

test('a new installation is made ready for its launch at the desk alone', async ({
  page,
  server,
}) => {
  const before = await preflight(server);
  expect(before.code).toBe(1);
  expect(before.said).toContain('the telephone number');

  await open(page, '/admin/words');
  await page.getByRole('link', { name: 'The telephone number' }).click();
  for (const [label, fact] of Object.entries(OWN))
    await page.getByLabel(label, { exact: true }).fill(fact);
  for (const box of await page
    .getByRole('group', { name: 'We confirm' })
    .getByRole('checkbox')
    .all())
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

  await open(page, '/admin/board?set=terms');
  await page.getByLabel('Days it stays valid').fill('28');
  await page.getByRole('button', { name: 'Save the terms' }).click();
  await expect(page.getByText('The terms are saved')).toBeVisible();
  await open(page, '/admin/visits?set=calendar');
  await page.getByLabel('Days ahead').fill('20');
  await page.getByRole('button', { name: 'Save the calendar' }).click();
  await expect(page.getByText('The calendar is saved')).toBeVisible();

  const after = await preflight(server);
  expect(after.said).not.toContain('/admin/');
  // Bank holidays are no matter of the desk: once those of next year are not known, preflight says so.
  expect(after.code).toBe(knowsBankHolidays(new Date().getUTCFullYear() + 1) ? 0 : 1);
  await open(page, '/admin/words');
  await expect(page.getByRole('heading', { name: 'Before the launch' })).toHaveCount(0);
  const home = await (await page.request.get('/')).text();
  expect(home).toContain('It is warm, and it was here in a week.');
  expect(home).not.toMatch(/Sample words/i);
});
