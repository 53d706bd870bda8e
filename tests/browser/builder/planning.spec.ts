import { expectAccessible } from '#tests/support/page/accessibility';
import { goTo, roomTypeCard, sizeCard } from '#tests/support/builder';
import { expect, siteTest as test } from '#tests/support/fixtures';

// Motion is irrelevant here, and a press on a dialog that still comes up can miss.
test.use({ reducedMotion: 'reduce' });

test(
  'three questions about planning, unanswered at first, and a verdict after the third',
  { tag: '@long' },
  async ({ page }) => {
    await goTo(page, 2);
    // Nothing is said, and nobody warned, before there is a room.
    await expect(page.getByText(/high outside/)).toHaveCount(0);
    await sizeCard(page, '4 × 4').check();
    await expect(page.getByText('2.96 m high outside.')).toBeVisible();
    await expect(
      page.getByText(/Within 2\sm of a boundary you would have to apply\./),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Check yours' }).click();
    const dialog = page.getByRole('dialog', { name: 'Will it need planning permission?' });
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    const answer = (name: string) => dialog.getByRole('radio', { name, exact: true });
    await answer('Yes').check();
    await answer('In a house').check();
    await expect(dialog.getByText(/planning permission\.$/)).toHaveCount(0);
    await answer('Neither').check();
    await expect(
      dialog.getByText('You would need to apply for planning permission.'),
    ).toBeVisible();
    await expect(dialog.getByText(/this one is 2\.96\sm, measured outside\./)).toBeVisible();
    await expectAccessible(page, 'the three questions');
    await dialog.getByRole('radio', { name: 'No', exact: true }).check();
    await expect(dialog.getByText('It is not certain: one point is open.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^All the rules/ })).toHaveAttribute(
      'href',
      '/permission',
    );
  },
);

test('an extension is told to be judged otherwise', async ({ page }) => {
  await goTo(page, 2);
  await page.goBack();
  await roomTypeCard(page, 'Modular House Extensions (3 walls)').check();
  await page.getByRole('button', { name: 'Next Step' }).click();
  await sizeCard(page, '4 × 4').check();
  await expect(page.getByText('Part of the house: other rules apply.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check yours' })).toHaveCount(0);
});
