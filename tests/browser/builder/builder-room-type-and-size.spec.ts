import {
  backButton,
  expectStep,
  goNext,
  goTo,
  nextButton,
  roomTypeCard,
  sizeCard,
} from '#tests/support/builder';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';

test.describe('step 1', () => {
  test('offers the four room types, two of them popular', async ({ page }) => {
    await open(page, '/builder');
    await expectStep(page, 1);
    const cards = page.getByRole('group', { name: 'Room type' }).locator('label');
    await expect(cards).toHaveCount(4);
    const names = [
      'Garden Room',
      'Garden Office',
      'Modular House Extensions (3 walls)',
      'Dual Purpose',
    ];
    for (const [index, name] of names.entries()) {
      const card = cards.nth(index);
      await expect(card).toContainText(name);
      await expect(card.getByText('Popular', { exact: true })).toHaveCount(index < 2 ? 1 : 0);
      await expect(card.getByRole('radio')).not.toBeChecked();
    }
  });

  test('highlights the chosen card alone', async ({ page }) => {
    await open(page, '/builder');
    const outline = (name: string) =>
      roomTypeCard(page, name).evaluate((input) => {
        const style = getComputedStyle(input.closest('label') ?? input);
        return [
          style.outlineWidth,
          style.outlineStyle,
          style.outlineColor,
          style.backgroundColor,
        ].join();
      });
    const rest = await outline('Garden Office');
    await roomTypeCard(page, 'Garden Office').check();
    await expect.poll(() => outline('Garden Office')).not.toBe(rest);
    await roomTypeCard(page, 'Dual Purpose').check();
    await expect.poll(() => outline('Garden Office')).toBe(rest);
    const checked = page
      .getByRole('group', { name: 'Room type' })
      .getByRole('radio', { checked: true });
    await expect(checked).toHaveCount(1);
  });

  test('keeps Next disabled until a room type is chosen, and Back disabled', async ({ page }) => {
    await open(page, '/builder');
    await expect(nextButton(page)).toBeDisabled();
    await expect(backButton(page)).toBeDisabled();
    await roomTypeCard(page, 'Modular House Extensions (3 walls)').check();
    await expect(nextButton(page)).toBeEnabled();
    await expect(backButton(page)).toBeDisabled();
  });
});

test.describe('step 2', () => {
  const SIZES: ReadonlyArray<[size: string, area: string, popular: boolean, price: string]> = [
    ['2.5 × 3', '7.5', false, '£14,860'],
    ['3 × 3', '9', false, '£17,460'],
    ['3.5 × 3', '10.5', false, '£19,940'],
    ['4 × 3', '12', true, '£22,320'],
    ['4.4 × 3', '13.2', true, '£24,000'],
    ['4 × 3.5', '14', true, '£25,000'],
    ['4 × 4', '16', true, '£27,150'],
    ['4.5 × 4', '18', true, '£29,520'],
    ['5 × 4', '20', false, '£32,000'],
    ['6 × 4', '24', false, '£36,960'],
    ['6 × 5', '30', false, '£44,400'],
    ['7 × 5', '35', false, '£50,400'],
    ['8 × 6', '48', false, '£66,720'],
  ];

  test('shows every size with its area and price, those of 12 to 18 m² as popular', async ({
    page,
  }) => {
    await goTo(page, 2);
    await expect(page.getByRole('main').locator('[name=shell-size]')).toHaveCount(SIZES.length);
    for (const [size, area, popular, price] of SIZES) {
      const card = page.locator('label').filter({ has: sizeCard(page, size) });
      await expect.soft(card).toContainText(new RegExp(`(^|\\D)${area.replace('.', '\\.')}\\sm²`));
      await expect.soft(card).toContainText(price);
      await expect
        .soft(card.getByText('Popular', { exact: true }), size)
        .toHaveCount(popular ? 1 : 0);
    }
  });

  test('keeps Next disabled until a size is chosen, and highlights it', async ({ page }) => {
    await goTo(page, 2);
    await expect(nextButton(page)).toBeDisabled();
    await expect(backButton(page)).toBeEnabled();
    await sizeCard(page, '4 × 4').check();
    await expect(nextButton(page)).toBeEnabled();
    const background = (size: string) =>
      sizeCard(page, size).evaluate(
        (input) => getComputedStyle(input.closest('label') ?? input).backgroundColor,
      );
    await expect
      .poll(async () => (await background('4 × 4')) !== (await background('5 × 4')))
      .toBe(true);
  });

  test('prices the shells for the chosen room type', async ({ page }) => {
    await open(page, '/builder');
    await roomTypeCard(page, 'Garden Office').check();
    await goNext(page, 2);
    // 27,150 × 1.1 and 14,860 × 1.1
    await expect(page.locator('label').filter({ has: sizeCard(page, '4 × 4') })).toContainText(
      '£29,865',
    );
    await expect(page.locator('label').filter({ has: sizeCard(page, '2.5 × 3') })).toContainText(
      '£16,346',
    );
  });
});
