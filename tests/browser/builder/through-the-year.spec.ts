import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { readPdf } from '#server/testing/pdf/read-pdf';
import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { writeDesignFile } from '#domain/design/sharing/design-file';
import { shareCode } from '#domain/design/sharing/share-code';
import { expectAccessible } from '#tests/support/page/accessibility';
import { featureCard, goNext, goTo, patioToggle } from '#tests/support/builder';
import { API_UNREACHED, expect, siteTest as test } from '#tests/support/fixtures';
import { movedBy, watchMovement } from '#tests/support/page/layout-shift';
import { openMore } from '#tests/support/more-menu';
import { open, workerReady } from '#tests/support/page-state';
import { DESKTOP, PHONE } from '#tests/support/routes';

const workerTest = test.extend({ serviceWorkers: 'allow' });

const TITLE = 'Through the year';

const opener = (page: Page) => page.getByRole('button', { name: TITLE, exact: true });

const panel = (page: Page) => page.getByRole('region', { name: TITLE, exact: true });

const change = (page: Page) =>
  page
    .getByRole('region', { name: 'Running price' })
    .getByText(/a year (more|less)/)
    .locator('..');

const facing = (page: Page) => panel(page).getByLabel('The front faces');

/** "About £90 to £120 a year" */
const COST = /(?:About|Up to about) £\d+(?: to £\d+)? a year/;

/** "5.9 hours", "20 minutes", "none", to a tenth of an hour. */
function asHours(words: string): number {
  const figure = Number.parseFloat(words) || 0;
  return Number((words.includes('minutes') ? figure / 60 : figure).toFixed(1));
}

async function costIn(page: Page): Promise<string> {
  const text = await panel(page).getByText(COST).first().innerText();
  return COST.exec(text)?.[0] ?? '';
}

for (const [name, size] of [
  ['a phone', PHONE],
  ['a laptop', DESKTOP],
] as const) {
  test(
    `on ${name} the year is said in words and figures, and a choice says what it changes`,
    { tag: '@long' },
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.setViewportSize(size);
      await watchMovement(page);
      await goTo(page, 3);
      await patioToggle(page).click();
      await expect(patioToggle(page)).toBeChecked();
      // Whoever does not open it loads nothing of it, and choices say nothing.
      const ofYear = () => asked.filter((url) => /year-|how-we-know|content\/energy/.test(url));
      expect(ofYear()).toEqual([]);
      await expect(change(page)).toHaveCount(0);

      const moved = await movedBy(page);
      await opener(page).click();
      await expect(panel(page).getByRole('heading', { level: 1, name: TITLE })).toBeFocused();
      await expect(panel(page)).toContainText('whichever way it faces');
      await expect(panel(page).getByRole('listitem')).toHaveCount(12);
      await expect(panel(page).getByRole('listitem').first()).toHaveText(/^January: £\d+(–£\d+)?$/);
      await expect(panel(page).getByRole('listitem').nth(6)).toHaveText('July: none');
      await expect(panel(page)).toContainText(/Coldest.*January, about .* a day/);
      expect(ofYear().some((url) => url.includes('content/energy'))).toBe(true);
      expect(await movedBy(page)).toBe(moved);
      const anyWay = await costIn(page);

      await facing(page).selectOption('North');
      await expect(panel(page)).toContainText('with its front to the north');
      await panel(page).getByText('Change', { exact: true }).click();
      const weekdays = panel(page).getByRole('group', { name: 'Monday to Friday' });
      await weekdays.getByLabel('Days').selectOption('5');
      await weekdays.getByLabel('From').selectOption('9 am');
      await panel(page).getByLabel('As warm as').selectOption('18\u00a0°C');
      await expect(panel(page)).toContainText(/In use 5 weekdays, 9\sam to 10\spm; .*18\s°C/);
      expect(await costIn(page)).not.toBe(anyWay);
      await panel(page).getByRole('button', { name: 'Back to a usual week' }).click();
      await expect(panel(page)).toContainText(/In use 3 weekdays/);

      // The sun on the desk is what "Sun" counts, month by month.
      const light = panel(page).getByText('Sun on the desk under a clear sky');
      const lit = /clear sky: (.+) hours a day in March, (.+) in June, (.+) in December$/;
      await expect(light).toHaveText(lit);
      const told = lit.exec((await light.innerText()).split('. ').at(-1) ?? '')?.slice(1);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Sun', exact: true }).click();
      await page.getByText('Month by month', { exact: true }).click();
      const hours = await Promise.all(
        ['March', 'June', 'December'].map((month) =>
          page.getByRole('row').filter({ hasText: month }).getByRole('cell').innerText(),
        ),
      );
      expect(told?.map(Number)).toEqual(hours.map(asHours));
      await page.keyboard.press('Escape');
      await opener(page).click();

      await panel(page).getByText('How we know').click();
      await expect(panel(page)).toContainText('U-value of the wall');
      const months = panel(page).getByRole('region', { name: 'Heating, month by month' });
      await expect(months.getByRole('row')).toHaveCount(13);
      await expectAccessible(page, `through the year, ${name}`);

      await page.emulateMedia({ media: 'print' });
      await expect(panel(page).getByText(COST).first()).toBeVisible();
      await expect(panel(page)).toHaveCSS('position', 'static');
      await expect(page.getByRole('button', { name: 'Close through the year' })).toBeHidden();
      await expect(patioToggle(page)).toBeHidden();
      await page.emulateMedia({ media: 'screen' });

      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      await patioToggle(page).click();
      await expect(change(page)).toHaveText(/^(About|Up to) £\d+( to £\d+)? a year less to heat$/);
      await goNext(page, 4);
      await expect(change(page)).toHaveCount(0);
      await featureCard(page, 'Air conditioning').check();
      await expect(change(page)).toHaveText(/ a year less to heat$/);
    },
  );
}

const DESIGN: Draft = {
  ...emptyDraft,
  roomType: 'garden-room',
  shellSizeId: '4x4',
  patioGlass: true,
};
const FILE = writeDesignFile([
  { name: 'Studio', createdAt: 1, updatedAt: 2, draft: DESIGN },
  { name: 'Office', createdAt: 1, updatedAt: 1, draft: { ...DESIGN, patioGlass: false } },
]);

workerTest(
  'without a signal stage, summary, estimate, shared design and comparison name one cost of heating',
  { tag: '@long' },
  async ({ page, context, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    await open(page, '/builder');
    await workerReady(page);
    await goTo(page, 3);
    await context.setOffline(true);
    await patioToggle(page).click();
    await opener(page).click();
    await expect(panel(page).getByText(COST).first()).toBeVisible();
    const cost = await costIn(page);
    await page.keyboard.press('Escape');
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('link', { name: 'Step 6:' })
      .click();
    await expect(page.getByText(COST).first()).toContainText(cost);

    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download your estimate (PDF)' }).click();
    const { lines } = await readPdf(await readFile(await (await coming).path()));
    const written = lines.join(' ').replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ');
    expect(written).toContain(`Heating: ${cost.charAt(0).toLowerCase()}${cost.slice(1)}`);

    await open(page, `/shared#${shareCode(DESIGN)}`);
    await expect(page.getByText(COST).first()).toContainText(cost);

    await open(page, '/designs');
    await page.getByLabel('File of designs').setInputFiles({
      name: 'designs.json',
      mimeType: 'application/json',
      buffer: Buffer.from(FILE),
    });
    await expect(page.getByText('2 designs were read in.')).toBeVisible();
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Studio', exact: true }) });
    await openMore(card);
    await page.getByRole('link', { name: 'Compare “Studio”' }).click();
    await expect(page.getByRole('table').getByText(COST).first()).toContainText(cost);
  },
);
