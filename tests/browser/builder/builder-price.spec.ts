import type { Page } from 'playwright/test';
import {
  designRoom,
  goNext,
  goTo,
  moreButton,
  nextButton,
  priceButton,
  roomTypeCard,
  sizeCard,
  type Design,
} from '#tests/support/builder';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { holdPricing } from '#tests/support/hold';
import { open } from '#tests/support/page-state';

/** The amounts in the expanded price, in pounds; included items count as zero. */
async function pricedLines(page: Page) {
  const rows = page.getByRole('region', { name: 'Running price' }).locator('dl > div');
  const texts = await rows.locator('dd').allTextContents();
  const amounts = texts.map((text) =>
    text === 'Included' ? 0 : Number(text.replace(/[£,]/g, '')),
  );
  return { labels: await rows.locator('dt').allTextContents(), amounts };
}

test.describe('prices', () => {
  const EXAMPLES: ReadonlyArray<{ design: Design; total: string; because: string }> = [
    {
      design: { roomType: 'Garden Room', size: '4 × 4' },
      total: '£28,000',
      because: '27,150 + 850',
    },
    {
      design: { roomType: 'Garden Office', size: '4.4 × 3', windows: 2 },
      total: '£27,518',
      because: '24,000 × 1.073665 = 25,767.96, + 2 × 450 + 850',
    },
    {
      design: {
        roomType: 'Modular House Extensions (3 walls)',
        size: '6 × 5',
        windows: 3,
        doors: 2,
        patioGlass: true,
        features: ['Full electrics'],
        finishes: {
          Cladding: 'Cedar',
          Roofing: 'Shingle',
          Interior: 'Plaster feature wall',
          Foundation: 'Easy support pads',
        },
      },
      total: '£70,170',
      because:
        '44,400 × 1.3 = 57,720, + 1,350 + 1,700 + 2,500 + 1,200 + 2,500 + 1,200 + 800 + 1,200',
    },
    {
      design: {
        roomType: 'Dual Purpose',
        size: '5 × 4',
        features: ['Premium insulation', 'Underfloor heating', 'Air conditioning'],
        finishes: {
          Cladding: 'Composite',
          Roofing: 'Galvanised steel',
          Interior: 'Acoustic panels',
          Foundation: 'No foundation',
        },
      },
      total: '£41,300',
      because: '30,700 × 1.014658 = 31,150, + 850 + 0 + 2,000 + 2,500 + 1,500 + 1,800 + 1,500 + 0',
    },
  ];

  for (const { design, total, because } of EXAMPLES) {
    test(
      `${design.roomType}, ${design.size} comes to ${total}: ${because}`,
      { tag: '@long' },
      async ({ page }) => {
        await open(page, '/builder');
        await designRoom(page, design);
        const main = page.getByRole('main');
        await expect(main.getByText(total, { exact: true }).first()).toBeVisible();
        await expect(priceButton(page)).toContainText(total);
        await priceButton(page).click();
        const { amounts } = await pricedLines(page);
        const sum = amounts.pop();
        expect(amounts.reduce((all, amount) => all + amount, 0)).toBe(sum);
        expect(`£${sum?.toLocaleString('en-GB')}`).toBe(total);
      },
    );
  }

  test(
    'the running price is in sight on every step of a phone and opens into its lines',
    { tag: '@long' },
    async ({ page }) => {
      await open(page, '/builder');
      const shown = async (figure: string) => {
        await expect(priceButton(page)).toBeInViewport({ ratio: 1 });
        await expect(priceButton(page)).toContainText('Estimated price');
        await expect(priceButton(page)).toContainText(figure);
      };
      await shown('Not yet');
      await roomTypeCard(page, 'Garden Room').check();
      await goNext(page, 2);
      await sizeCard(page, '4 × 4').check();
      await shown('£28,000');
      for (const step of [3, 4, 5] as const) {
        await goNext(page, step);
        await page.mouse.wheel(0, 4000);
        await shown('£28,000');
      }
      await goNext(page, 6);
      await shown('£28,000');
      // It leaves the screen to the form.
      await page.getByRole('button', { name: 'Your details' }).click();
      await expect(priceButton(page)).toBeHidden();
      const form = page.getByRole('heading', { name: 'Get your written quote' });
      const picture = page.getByRole('region', { name: 'Your room', exact: true });
      // The header is 64 px high, and the picture a strip of 72 while somebody types.
      await expect.poll(async () => (await picture.boundingBox())?.height).toBe(72);
      await expect.poll(async () => (await form.boundingBox())?.y).toBeGreaterThanOrEqual(64 + 72);
      // Whole again once the focus is anywhere else.
      await page.getByRole('banner').getByRole('link', { name: /home/ }).focus();
      await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(200);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await priceButton(page).click();
      const { labels, amounts } = await pricedLines(page);
      expect(labels.map((label) => label.replaceAll('\u00a0', ' '))).toEqual([
        'Shell, 4 m × 4 m',
        '1 door',
        'Estimated price, incl. VAT',
      ]);
      expect(amounts).toEqual([27_150, 850, 28_000]);
      await page.keyboard.press('Escape');
      await expect(priceButton(page)).toBeVisible();
    },
  );

  test('a change is announced politely, once it has settled', async ({ page }) => {
    await goTo(page, 3);
    await moreButton(page, 'window').click();
    await moreButton(page, 'window').click();
    const announced = page.getByRole('status').filter({ hasText: 'Estimated price now £28,900' });
    await expect(announced).toHaveCount(1);
    await expect(announced).toBeAttached();
  });

  test('a loading message stands in until the prices arrive', async ({ page }) => {
    const { release, asked } = await holdPricing(page);
    await open(page, '/builder');
    await asked;
    await expect(page.getByText('Loading live prices…').filter({ visible: true })).toBeVisible();
    await roomTypeCard(page, 'Garden Room').check();
    await nextButton(page).click();
    await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
    release();
    await sizeCard(page, '4 × 4').check();
    await expect(page.getByText('Loading live prices…')).toHaveCount(0);
    await expect(priceButton(page)).toContainText('£28,000');
  });
});
