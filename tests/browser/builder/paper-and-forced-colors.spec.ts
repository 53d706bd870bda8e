import { chromium, type Locator } from 'playwright/test';
import { goNext, goTo, moreButton, nextButton, patioToggle } from '#tests/support/builder';
import { CHROMIUM_FLAGS, findChromium } from '#build/commands/browser';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { coveredText } from '#tests/support/page/layout';
import { open } from '#tests/support/page-state';
import { DESKTOP, PHONE } from '#tests/support/routes';

const colour = (element: Locator, property: 'background-color' | 'border-top-color' | 'color') =>
  element.evaluate((shown, name) => getComputedStyle(shown).getPropertyValue(name), property);

const colourOf = (element: Locator, pseudo: '::before' | '::after') =>
  element.evaluate((shown, name) => getComputedStyle(shown, name).backgroundColor, pseudo);

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `in forced ${colorScheme} colours every state is seen`,
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await goTo(page, 3);
      const ground = await colour(page.locator('body'), 'background-color');

      const toggle = patioToggle(page);
      const off = await colour(toggle, 'background-color');
      expect(await colourOf(toggle, '::after')).not.toBe(off);
      await toggle.click();
      await expect.poll(() => colour(toggle, 'background-color')).not.toBe(off);
      const on = await colour(toggle, 'background-color');
      await expect.poll(() => colourOf(toggle, '::after')).not.toBe(on);

      const tabs = page.getByRole('region', { name: 'Your room', exact: true }).locator('label');
      const edges = await tabs
        .locator('span')
        .evaluateAll((words) => words.map((word) => getComputedStyle(word).borderTopColor));
      expect(edges.filter((edge) => edge !== ground)).toHaveLength(1);
      expect(edges).toHaveLength(4);

      const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem');
      const [done, next] = [steps.first().locator('> *'), steps.last().locator('> *')];
      expect(await colourOf(done, '::before')).not.toBe(ground);
      expect(await colourOf(next, '::before')).not.toBe(ground);
      expect(await colourOf(done, '::before')).not.toBe(await colourOf(next, '::before'));

      const button = nextButton(page).filter({ visible: true });
      expect(await colour(button, 'color')).not.toBe(await colour(button, 'background-color'));
      // Without it the browser lays the ground of the page behind the words.
      await expect(button).toHaveCSS('forced-color-adjust', 'none');
    },
  );
}

test(
  'on paper nothing covers the summary or the prices, and every picture is there',
  { tag: '@long' },
  async ({ page }) => {
    await goTo(page, 5);
    await goNext(page, 6);
    const bar = page.getByRole('region', { name: 'Running price' });
    const chat = page.getByRole('link', { name: /Chat with us/ });
    await expect(bar).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const covering of [bar, chat]) await expect(covering).toBeHidden();
    const stage = page.getByRole('region', { name: 'Your room', exact: true });
    await expect(stage.getByRole('img')).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');

    await page.emulateMedia({ media: 'screen' });
    await open(page, '/pricing');
    const pictures = page.getByRole('article').getByRole('img');
    await expect(pictures).toHaveCount(4);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(chat).toBeHidden();
    await expect
      .poll(() =>
        pictures.evaluateAll((shown) =>
          shown.every((picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 0),
        ),
      )
      .toBe(true);
  },
);

/** A page of a browser whose letters are set to a size in pixels; 16 is usual. */
const lettersTest = test.extend<{ letters: number }>({
  letters: [16, { option: true }],
  page: async ({ letters, baseURL }, provide) => {
    const executablePath = findChromium();
    const browser = await chromium.launch({
      args: [...CHROMIUM_FLAGS, `--blink-settings=defaultFontSize=${letters}`],
      ...(executablePath ? { executablePath } : {}),
    });
    await provide(await browser.newPage({ viewport: PHONE, ...(baseURL ? { baseURL } : {}) }));
    await browser.close();
  },
});

for (const letters of [16, 24, 32]) {
  lettersTest.describe(`with letters of ${letters} px, as the browser is set`, () => {
    lettersTest.use({ letters });

    lettersTest('nothing covers the price', async ({ page }) => {
      await goTo(page, 4);
      const figure = page.getByRole('region', { name: 'Running price' }).getByText('£28,000');
      const [price, next] = [await figure.boundingBox(), await nextButton(page).boundingBox()];
      const right = (price?.x ?? 0) + (price?.width ?? Number.NaN);
      const bottom = (price?.y ?? 0) + (price?.height ?? Number.NaN);
      expect(right <= (next?.x ?? 0) || bottom <= (next?.y ?? 0)).toBe(true);
    });
  });
}

for (const viewport of [PHONE, { width: 320, height: 568 }]) {
  lettersTest.describe(`with letters twice as large on ${viewport.width} px`, () => {
    lettersTest.use({ letters: 32 });

    lettersTest('no words on the stage lie over others', { tag: '@long' }, async ({ page }) => {
      await page.setViewportSize(viewport);
      await goTo(page, 3);
      const stage = page.getByRole('region', { name: 'Your room', exact: true });
      const bar = page.getByRole('region', { name: 'Running price' });
      const expectApart = async (what: string) => {
        expect.soft(await coveredText(stage), what).toEqual([]);
        expect.soft(await coveredText(bar), what).toEqual([]);
      };
      await moreButton(page, 'window').click();
      await page.getByRole('slider', { name: 'Window 1' }).press('ArrowRight');
      await expect(stage.getByText('Window 1: left wall')).toBeVisible();
      await expectApart('a moved window');
      for (const name of ['Inside', 'Plan', 'Sides', 'Outside']) {
        const tab = stage.getByRole('radio', { name, exact: true });
        await tab.check();
        await expect(stage.getByRole('img').first()).toBeVisible();
        await expectApart(name);
      }
      await page.getByRole('button', { name: 'Sun', exact: true }).click();
      const sun = page.getByRole('region', { name: 'Sun', exact: true });
      await expect(sun.getByRole('slider').first()).toBeVisible();
      expect.soft(await coveredText(sun), 'sun').toEqual([]);
    });
  });
}
