import { inboxTest as test } from '#tests/support/inbox';
import { expect } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';

const OUT = '/tmp/look-saving';
test('look', async ({ page, quietConsole }) => {
  quietConsole.allow(/./);
  test.setTimeout(300_000);
  page.on('console', (m) => console.log('CONSOLE', m.type(), m.text().slice(0, 300)));
  const shot = async (name: string, full = true) => {
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 1000 });
      for (const dark of [false, true]) {
        await page.evaluate((d) => document.documentElement.classList.toggle('dark', d), dark);
        await page.waitForTimeout(400);
        await page.screenshot({ path: `${OUT}/${name}-${width}-${dark ? 'dark' : 'light'}.png`, fullPage: full });
      }
    }
    await page.evaluate(() => document.documentElement.classList.remove('dark'));
  };
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, '/admin/words');
  await expect(page.getByRole('heading', { name: 'Before the launch' })).toBeVisible();
  await shot('words');
  await open(page, '/admin/words?set=facts');
  await page.getByLabel('Telephone').fill('01604 123456');
  await page.getByLabel('Opens').first().fill('07:30');
  await shot('facts-typed');
  const t0 = Date.now();
  await page.getByRole('button', { name: 'Look and save' }).click();
  await expect(page.getByText('Which they are')).toBeVisible({ timeout: 60_000 });
  console.log('TOUCHES ms', Date.now() - t0, await page.getByText('Which they are').locator('..').locator('..').innerText());
  await page.waitForTimeout(2500);
  await shot('dialog', false);
  await page.getByText('Which they are').click();
  await page.getByRole('button', { name: 'Laptop' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.waitForTimeout(2500);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await shot('dialog-laptop', false);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.getByRole('button', { name: 'Save the facts' }).click();
  await expect(page.getByRole('button', { name: 'Undo version 1' })).toBeVisible();
  await shot('facts-saved');
  await page.getByRole('button', { name: 'Look at version 0' }).click();
  await page.waitForTimeout(800);
  await shot('version', false);
  await open(page, '/admin/words/testimonials');
  await expect(page.getByRole('button', { name: 'Add a testimonial' })).toBeVisible();
  await page.waitForTimeout(500);
  await shot('testimonials');
  await page.getByRole('button', { name: 'Add a testimonial' }).click();
  await page.getByLabel('What they say').fill('<b>Warm</b>');
  await page.getByLabel('Show it from a time on').check();
  await shot('testimonial-open');
  await open(page, '/admin/words/questions');
  await page.getByRole('button', { name: /^Change Is the price/ }).click();
  await shot('questions');
});
