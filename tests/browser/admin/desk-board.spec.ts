import type { Page } from 'playwright/test';
import { asCompany, readOrder, receiveFollowed } from '#tests/support/desk/desk';
import { expectSound } from '#tests/support/page/sound';
import { inboxTest as test } from '#tests/support/desk/inbox';
import { expect } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';
import { DESKTOP } from '#tests/support/routes';

// Motion is irrelevant here, and a press on a dialog that still comes up can miss.
test.use({ reducedMotion: 'reduce' });

const card = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });

async function fillBoard(page: Page) {
  const first = await receiveFollowed(page, { name: 'Ann New' });
  await receiveFollowed(page, { name: 'Bea New' });
  const won = await receiveFollowed(page, { name: 'Cat Won' });
  await asCompany(page, won.id, { kind: 'state-set', to: 'won' });
  return { first, won };
}

test('the board is worked by keys alone', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const { first, won } = await fillBoard(page);
  await open(page, '/admin/board');
  await expect(page.getByText('3 waiting for us')).toBeVisible();
  await expect(card(page, 'Ann New')).toBeFocused();
  await page.keyboard.press('j');
  await expect(card(page, 'Bea New')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(card(page, 'Cat Won')).toBeFocused();
  // A step that needs only a press is done here.
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Move on: in the workshop' });
  await dialog.getByRole('button', { name: 'It is in the workshop' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await readOrder(page, won.id)).follow.stage).toBe('workshop');
  // Any other is typed on the request's page, where its form is open.
  await card(page, 'Ann New').focus();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(new RegExp(first.id));
  await expect(page.getByRole('region', { name: 'Offer visit times' })).toBeVisible();
  await open(page, '/admin/board');
  await card(page, 'Ann New').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`request=${first.id}$`));
});

test(
  'the terms of quotes are a setting that the next quote begins with',
  { tag: '@long' },
  async ({ page }) => {
    const { first } = await fillBoard(page);
    await open(page, '/admin/board?set=terms');
    await page.getByLabel('Stage 1: per cent').fill('30');
    await expect(page.getByText('Let the payment stages add up to 100 %')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save the terms' })).toBeDisabled();
    await page.getByLabel('Stage 2: per cent').fill('70');
    await page.getByLabel('Not included').fill('Curtains\n\n Planting ');
    await page.getByRole('button', { name: 'Save the terms' }).press('Enter');
    await expect(page.getByText('The terms are saved')).toBeVisible();
    const { terms } = (await readOrder(page, first.id)).fresh;
    expect(terms.stages.map(({ percent }) => percent)).toEqual([30, 70]);
    expect(terms.notIncluded).toEqual(['Curtains', 'Planting']);
  },
);

test(
  'the board and its terms are sound on a phone and on a wide screen',
  { tag: '@long' },
  async ({ page }) => {
    await fillBoard(page);
    for (const path of ['/admin/board', '/admin/board?set=terms']) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Loading/)).toBeHidden();
      if (path === '/admin/board') {
        await page.getByRole('link', { name: 'Accepted 1' }).click();
        await expect(card(page, 'Cat Won')).toBeVisible();
        await expect(card(page, 'Ann New')).toBeHidden();
      }
      await expectSound(page, path);
    }
  },
);
