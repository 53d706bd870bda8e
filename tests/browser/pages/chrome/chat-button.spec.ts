import type { Page } from 'playwright/test';
import { goNext, roomTypeCard, sizeCard } from '#tests/support/builder';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';
import { DESKTOP, PHONE } from '#tests/support/routes';

/** What is wrong with the chat button's position or absence: empty when nothing is. */
function faultOfChat(): string {
  const chat = document.querySelector<HTMLElement>('aside a[target=_blank]');
  if (!chat) return 'is not there';
  const { opacity, translate } = getComputedStyle(chat);
  if (!['0', '1'].includes(opacity)) return 'is on its way';
  const box = chat.getBoundingClientRect();
  const moved = Number.parseFloat(translate.split(' ')[1] ?? '0');
  const controls = [
    ...document.querySelectorAll('a, button, input, select, textarea, summary, label'),
  ].filter(
    (control) =>
      !chat.contains(control) &&
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  /** A control of at most 168 px height that comes this close to the middle of the button. */
  const controlWithin = (reach: number) =>
    controls.find((control) => {
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y - moved + box.height / 2];
      const across = left < x + reach && right > x - reach;
      return width > 1 && height <= 168 && across && top < y + reach && bottom > y - reach;
    });
  // It is round: its corners cover nothing.
  const covered = controlWithin(box.width / 2 - 6);
  if (opacity === '1') return covered ? `covers ${covered.outerHTML.slice(0, 200)}` : '';
  return controlWithin(box.width / 2) ? '' : 'is away for nothing';
}

/** Scrolls to a height in pixels, and waits until the page has been told of it. */
const scrollTo = (page: Page, y: number) =>
  page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, y);

test.describe('chat', () => {
  test.use({ reducedMotion: 'reduce' });

  test(
    'covers nothing to press, and goes away for nothing else',
    { tag: '@long' },
    async ({ page }) => {
      for (const path of ['/contact', '/quotes', '/permission', '/pricing', '/process']) {
        await open(page, path);
        for (const viewport of [PHONE, DESKTOP]) {
          await page.setViewportSize(viewport);
          const end = await page.evaluate(() => document.body.scrollHeight - innerHeight);
          // Upwards: it makes way while one scrolls down.
          for (let y = end; y >= 0; y -= 150) {
            await scrollTo(page, y);
            const where = `${path}, ${viewport.width} px, at ${y}`;
            await expect.poll(() => page.evaluate(faultOfChat), { message: where }).toBe('');
          }
        }
      }
    },
  );
});

test('the chat makes way while one scrolls down, and comes back on the way up', async ({
  page,
}) => {
  await open(page, '/pricing');
  const chat = page.getByRole('link', { name: /^Need help/ });
  await expect(chat).toHaveCSS('opacity', '1');
  await page.mouse.wheel(0, 600);
  await expect(chat).toHaveCSS('opacity', '0');
  // By keyboard it can be reached all the same.
  await chat.focus();
  await expect(chat).toHaveCSS('opacity', '1');
  await chat.blur();
  await page.mouse.wheel(0, -200);
  await expect(chat).toHaveCSS('opacity', '1');
});

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a wide screen', DESKTOP],
] as const) {
  test.describe(`chat on ${name}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('covers nothing to press in the builder', { tag: '@long' }, async ({ page }) => {
      await open(page, '/builder');
      await roomTypeCard(page, 'Garden Room').check();
      await goNext(page, 2);
      await sizeCard(page, '4 × 4').check();
      await goNext(page, 3);
      const end = await page.evaluate(() => document.body.scrollHeight - innerHeight);
      // Upwards: it makes way while one scrolls down.
      for (let y = end; y > 0; y -= 60) {
        await scrollTo(page, y);
        await expect
          .poll(() => page.evaluate(faultOfChat), { message: `at ${y}` })
          .not.toMatch(/^covers/);
      }
    });
  });
}

test.describe('chat', () => {
  test.use({ viewport: DESKTOP });

  test('says what it is for when the mouse is over it', async ({ page }) => {
    await open(page, '/about');
    const words = page.locator('span').filter({ hasText: 'Need help? Chat with us!' }).last();
    await expect(words).toHaveCSS('opacity', '0');
    await page.getByRole('link', { name: /^Need help/ }).hover();
    await expect(words).toHaveCSS('opacity', '1');
  });
});
