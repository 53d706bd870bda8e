import type { Page } from 'playwright/test';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';
import { expectSound } from '#tests/support/page/sound';
import { DESKTOP, PHONE } from '#tests/support/routes';

const COSTS = [
  ['20 m² outside', '£50,000', '£22,000–31,000', '£19,000–28,000'],
  ['30 m² outside', '£75,000', '£33,000–46,500', '£28,500–42,000'],
  ['40 m² outside', '£100,000', '£44,000–62,000', '£38,000–56,000'],
  ['50 m² outside', '£125,000', '£55,000–77,500', '£47,500–70,000'],
] as const;

const HEAD_TO_HEAD = [
  ['Cost of the shell per m², before VAT', '£1,100–£1,550', '£2,500'],
  ['Build time', '8–12 weeks', '6–9 months'],
  ['U-value', '0.15–0.18 W/m²K', '0.30–0.35 W/m²K'],
  ['Material waste', '2–5%', '10–15%'],
  ['Guarantee', '10 years, structural', 'Varies'],
] as const;

const main = (page: Page) => page.getByRole('main');
const costTable = (page: Page) =>
  page.getByRole('table', { name: 'Cost of traditional and modular building by size' });

test(
  'the page makes its case with every figure, to scale, and is accessible at both widths',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/why-modular');
    await test.step('hero: badge, figures and both ways on', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why choose modular');
      await expect(main(page).getByText('Save up to 56% on construction costs')).toBeVisible();
      await expect(main(page)).toContainText('£1,100–£1,550 per m² instead of £2,500.');
      await expect(main(page)).toContainText('8–12 weeks instead of 6–9 months.');
      const link = (name: string) => main(page).getByRole('link', { name, exact: true });
      await expect(link('Get Your Quote')).toHaveAttribute('href', '/builder');
      await expect(link('View Our Work')).toHaveAttribute('href', '/gallery');
    });
    await test.step('Real Cost Comparison: four sizes with every figure', async () => {
      await expect(page.getByRole('heading', { name: 'Real Cost Comparison' })).toBeVisible();
      const rows = costTable(page).locator('tbody').getByRole('row');
      await expect(rows).toHaveCount(4);
      for (const [size, ...figures] of COSTS) {
        const row = rows.filter({ has: page.getByRole('rowheader', { name: size }) });
        await expect(row.getByRole('cell').filter({ hasText: '£' })).toHaveText(figures);
      }
    });
    await test.step('the chart is to scale: 50 m² built modular ends at 62% of traditional', async () => {
      const bars = costTable(page).getByRole('row').last().locator('[aria-hidden] > div');
      const widths = await bars
        .locator('> span')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
      const [traditional = 0, from = 0, upTo = 0, saving = 0] = widths;
      expect(from / traditional).toBeCloseTo(0.44, 2);
      expect((from + upTo) / traditional).toBeCloseTo(0.62, 2);
      expect((from + upTo + saving) / traditional).toBeCloseTo(1, 2);
    });
    await test.step('on a phone each size is a block whose figures carry their names', async () => {
      await page.setViewportSize(PHONE);
      const row = costTable(page).getByRole('row').nth(1);
      const named = await row
        .getByRole('cell')
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
      expect(named).toEqual(['none', '"Traditional"', '"Modular"', '"You save"']);
      const { width = 0 } = (await row.boundingBox()) ?? {};
      expect(width).toBeLessThanOrEqual(PHONE.width);
    });
    await test.step('six benefit cards, the first of them 70% faster', async () => {
      const cards = main(page).locator('section', { hasText: 'What a workshop changes' });
      await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
        '70% faster',
        'A fixed price',
        'Less waste',
        'A warmer room',
        'A drier build',
        'Fewer days of noise',
      ]);
      await expect(cards).toContainText('2–5% of the material, against 10–15%');
    });
    await test.step('Head-to-Head Comparison', async () => {
      const table = page.getByRole('table', { name: 'Head-to-Head Comparison' });
      await expect(page.getByRole('heading', { name: 'Head-to-Head Comparison' })).toBeVisible();
      for (const [what, ...values] of HEAD_TO_HEAD) {
        const row = table
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name: what }) });
        await expect(row.getByRole('cell')).toHaveText(values);
      }
    });
    await test.step('No Compromise on Quality, and the closing call to action', async () => {
      await expect(page.getByRole('heading', { name: 'No Compromise on Quality' })).toBeVisible();
      const closing = page.getByRole('region', { name: 'See what yours would cost' });
      await expect(closing.getByRole('link', { name: 'Start Room Builder' })).toHaveAttribute(
        'href',
        '/builder',
      );
      await expect(closing.getByRole('link', { name: 'Book Free Consultation' })).toHaveAttribute(
        'href',
        '/contact',
      );
    });
    await test.step('insulation: one drawing per width, with its words, around 125 mm of PIR', async () => {
      const drawing = page.getByRole('img', {
        name: /^Section through the wall .* 125 millimetres/,
      });
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await expect(drawing).toHaveCount(1);
        await expect(drawing).toContainText('125 mm PIR insulation');
      }
      const layers = main(page).locator('section', { has: drawing }).getByRole('listitem');
      await expect(layers).toHaveCount(10);
      await expect(layers.nth(4)).toContainText('PIR insulation');
      await expect(layers.nth(4)).toContainText('125 mm');
      await expect(main(page)).toContainText('Up to 50% more energy efficient');
      const onward = page.getByRole('link', { name: 'What that means on a heating bill' });
      await expect(onward).toHaveAttribute('href', '/blog/insulation-and-running-costs');
    });
    await test.step('has no accessibility fault', async () => {
      await expectSound(page, '/why-modular');
    });
  },
);
