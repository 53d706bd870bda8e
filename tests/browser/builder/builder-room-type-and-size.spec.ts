import type { Page } from 'playwright/test';
import {
  backButton,
  chosenRoomType,
  expectStep,
  goNext,
  goTo,
  nextButton,
  priceButton,
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

  test(
    'says on each card what the smallest size on the next step asks',
    { tag: '@long' },
    async ({ page }) => {
      // 14,860 × 1, × 1.073665, × 1.3 and × 1.014658, and a door
      const from = [
        ['Garden Room', '£15,710'],
        ['Garden Office', '£16,805'],
        ['Modular House Extensions (3 walls)', '£20,168'],
        ['Dual Purpose', '£15,928'],
      ] as const;
      await open(page, '/builder');
      for (const [name, price] of from) {
        const card = page.locator('label').filter({ has: roomTypeCard(page, name) });
        await expect(card).toContainText(`From ${price}`);
        await roomTypeCard(page, name).check();
        await goNext(page, 2);
        const smallest = page.locator('label').filter({ has: sizeCard(page, '2.5 × 3') });
        await expect(smallest).toContainText(price);
        await backButton(page).click();
        await expectStep(page, 1);
      }
    },
  );

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
    await expect(chosenRoomType(page)).toHaveCount(1);
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

const finished = (page: Page) => page.getByRole('group', { name: 'Or begin with a finished room' });

test.describe('a finished room', () => {
  test('makes every choice at the price on its card, and each can be changed', async ({ page }) => {
    await open(page, '/builder');
    const card = finished(page).getByRole('radio', { name: /^A family room/ });
    // 30,700 + 900 + 850 + 2,500 + 1,200 + 2,500
    await expect(finished(page)).toContainText('£38,650');
    await card.check();
    await expect(roomTypeCard(page, 'Garden Room')).toBeChecked();
    await expect(priceButton(page)).toContainText('£38,650');
    await finished(page)
      .getByRole('radio', { name: /^A small office/ })
      .check();
    await expect(priceButton(page)).toContainText('£22,746');
    await goNext(page, 2);
    await expect(sizeCard(page, '3 × 3')).toBeChecked();
    await sizeCard(page, '4 × 3').check();
    await backButton(page).click();
    await expectStep(page, 1);
    // What the visitor has chosen is not replaced by a press.
    await expect(finished(page)).toHaveCount(0);
  });
});

test.describe('step 2', () => {
  const SIZES: ReadonlyArray<[size: string, inside: string, popular: boolean, price: string]> = [
    // Inside: (width − 2 × 0.234) × (depth − 2 × 0.234). Price: the shell and one door at 850.
    ['2.5 × 3', '5.1', false, '£15,710'],
    ['3 × 3', '6.4', false, '£18,310'],
    ['3.5 × 3', '7.7', false, '£20,790'],
    ['4 × 3', '8.9', true, '£23,170'],
    ['4.4 × 3', '10.0', true, '£24,850'],
    ['4 × 3.5', '10.7', true, '£25,850'],
    ['4 × 4', '12.5', true, '£28,000'],
    ['4.5 × 4', '14.2', true, '£29,900'],
    ['5 × 4', '16.0', false, '£31,550'],
    ['6 × 4', '19.5', false, '£36,850'],
    ['6 × 5', '25.1', false, '£45,250'],
    ['7 × 5', '29.6', false, '£51,250'],
    ['8 × 6', '41.7', false, '£67,570'],
  ];

  test(
    'shows every size with its floor inside and the price of the room, those of 12 to 18 m² as popular',
    { tag: '@long' },
    async ({ page }) => {
      await goTo(page, 2);
      await expect(page.getByRole('radio', { name: /outside/ })).toHaveCount(SIZES.length);
      for (const [size, inside, popular, price] of SIZES) {
        const card = page.locator('label').filter({ has: sizeCard(page, size) });
        await expect
          .soft(card)
          .toContainText(new RegExp(`^${inside.replace('.', '\\.')}\\sm² inside`));
        await expect.soft(card).toContainText(price);
        await expect
          .soft(card.getByText('Popular', { exact: true }), size)
          .toHaveCount(popular ? 1 : 0);
      }
      for (const [name, count] of [
        ['Small', 3],
        ['Medium', 6],
        ['Large', 4],
      ] as const) {
        const group = page.getByRole('group', { name: new RegExp(`^${name} `) });
        await expect(group.getByRole('radio')).toHaveCount(count);
      }
      // A tap makes the total what the card says, and no more.
      for (const [size, , , price] of SIZES.slice(6, 8)) {
        await sizeCard(page, size).check();
        await expect(priceButton(page)).toContainText(price);
      }
    },
  );

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
    // 27,150 × 1.073665 and 14,860 × 1.073665, and a door
    await expect(page.locator('label').filter({ has: sizeCard(page, '4 × 4') })).toContainText(
      '£30,000',
    );
    await expect(page.locator('label').filter({ has: sizeCard(page, '2.5 × 3') })).toContainText(
      '£16,805',
    );
  });
});
