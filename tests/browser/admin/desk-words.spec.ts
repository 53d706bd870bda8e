import { expectAccessible, expectKeyboardReaches } from '#tests/support/accessibility';
import { DESK_REFUSED } from '#tests/support/desk';
import { inboxTest as test } from '#tests/support/inbox';
import { expect } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';
import { DESKTOP, PHONE } from '#tests/support/routes';

const FACTS = '/api/content/facts';

test('a fact is changed at the desk and stands on every page', async ({ page, quietConsole }) => {
  quietConsole.allow(DESK_REFUSED);
  await open(page, '/admin/words');
  await expect(page.getByRole('heading', { name: 'Before the launch' })).toBeVisible();
  await expectAccessible(page, 'the words');
  await page.getByRole('link', { name: 'The telephone number' }).click();
  const telephone = page.getByLabel('Telephone');
  await expect(telephone).toHaveValue('01632 960100');
  const save = page.getByRole('button', { name: 'Save the facts' });
  await telephone.fill('12');
  await expect(page.getByText('Enter a phone number with 7 to 15 digits')).toBeVisible();
  await expect(save).toBeDisabled();
  await telephone.fill('01604 123456');
  await page.getByLabel('Opens').first().fill('07:30');
  await page.getByRole('button', { name: 'Add closed days' }).click();
  await expect(save).toBeDisabled();
  await page.getByRole('button', { name: 'Remove closed days 1' }).click();
  await save.press('Enter');
  await expect(page.getByText('The facts are saved and live')).toBeVisible();
  for (const path of ['/contact', '/', '/privacy', '/blog/foundations-for-a-garden-room']) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).toContain('01604 123456');
    expect(html, path).not.toContain('01632 960100');
  }
  expect(await (await page.request.get('/contact')).text()).toContain('"Mo-Fr 07:30-18:00"');
  expect(await (await page.request.get('/.well-known/security.txt')).text()).toContain('mailto:');

  // Somebody else saves in between: said, and not overwritten unseen.
  const { value } = await (await page.request.get(FACTS)).json();
  const theirs = { ...value, company: { ...value.company, name: 'Their Rooms' } };
  await page.getByLabel('Name', { exact: true }).fill('My Rooms');
  await page.request.put(FACTS, { data: { revision: 1, value: theirs } });
  await save.click();
  await expect(page.getByRole('alert')).toContainText('changed in another window');
  await page.getByRole('button', { name: 'Drop mine and show what is there now' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Their Rooms');

  await expectKeyboardReaches(page, 'the facts');
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, `the facts, ${viewport.width}`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await page.getByRole('link', { name: 'Back to the words' }).click();
  await expect(page.getByRole('link', { name: 'The email address' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The telephone number' })).toHaveCount(0);
});
