import {
  backButton,
  expectStep,
  featureCard,
  goNext,
  goTo,
  moreButton,
  nextButton,
  priceButton,
  roomTypeCard,
  sizeCard,
} from '#tests/support/builder';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';
import { DESKTOP } from '#tests/support/routes';

const STEP_NAMES = [
  'Room Type',
  'Shell Size',
  'Windows & Doors',
  'Features',
  'Finishes',
  'Summary',
] as const;

declare global {
  interface Window {
    /** Each animation of a step that began: its name, and its length. */
    moves: string[];
  }
}

function noteMoves() {
  window.moves = [];
  addEventListener('animationstart', ({ animationName, target }) => {
    if (!animationName.startsWith('step-') || !(target instanceof Element)) return;
    window.moves.push(`${animationName} ${getComputedStyle(target).animationDuration}`);
  });
}

test.describe('steps', () => {
  test('the progress bar names the six steps and marks the present one', async ({ page }) => {
    await goTo(page, 3);
    const items = page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem');
    await expect(items).toHaveText(STEP_NAMES.map((name, at) => `Step ${at + 1}: ${name}`));
    await expect(items.nth(2).locator('[aria-current="step"]')).toHaveCount(1);
    await expect(page.locator('[aria-current="step"]')).toHaveCount(1);
    const progress = page.getByRole('progressbar', { name: 'Progress' });
    await expect(progress).toHaveAttribute('max', '100');
    await expect(progress).toHaveAttribute('value', '50');
    await expect(page.getByText('Step 3 of 6, Windows & Doors')).toBeVisible();
  });

  test('on a phone on its side the header and the price leave the height to the step', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open(page, '/builder');
    const heights = await page.evaluate(() =>
      ['header', '[aria-label="Running price"]'].map(
        (bar) => document.querySelector(bar)?.getBoundingClientRect().height ?? Infinity,
      ),
    );
    expect(heights.reduce((sum, height) => sum + height)).toBeLessThanOrEqual(0.26 * 390);
    const pressed = page.getByRole('button', { name: /^(Menu|Back|Next Step)$/ });
    for (const button of await pressed.all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test('the step is in the address, and the back gesture goes one step back', async ({ page }) => {
    await goTo(page, 2);
    await sizeCard(page, '4 × 4').check();
    for (const step of [3, 4, 5, 6] as const) await goNext(page, step);
    for (const step of [5, 4, 3, 2] as const) {
      await page.goBack();
      await expectStep(page, step);
    }
    await page.goBack();
    await expectStep(page, 1);
    await page.goForward();
    await expectStep(page, 2);
    await expect(sizeCard(page, '4 × 4')).toBeChecked();
  });

  test('Back goes one step back and keeps the choices', async ({ page }) => {
    await goTo(page, 4);
    await featureCard(page, 'Full electrics').check();
    await backButton(page).click();
    await expectStep(page, 3);
    await backButton(page).click();
    await expectStep(page, 2);
    await expect(sizeCard(page, '4 × 4')).toBeChecked();
    await goNext(page, 3);
    await goNext(page, 4);
    await expect(featureCard(page, 'Full electrics')).toBeChecked();
  });

  test('a new visitor starts at step 1, whichever step the address names', async ({ page }) => {
    for (const address of ['?step=6', '?step=99', '?step=nonsense', '?step=-1', '']) {
      await open(page, `/builder${address}`);
      await expectStep(page, 1);
      await expect(nextButton(page), address).toBeDisabled();
    }
  });

  test(
    'an address leads to its step when the design allows it, and no further',
    { tag: '@long' },
    async ({ page }) => {
      await open(page, '/builder');
      await roomTypeCard(page, 'Garden Room').check();
      await goNext(page, 2);
      await open(page, '/builder?step=5');
      await expectStep(page, 2);
      await sizeCard(page, '4 × 4').check();
      await goNext(page, 3);
      await open(page, '/builder?step=5');
      await expectStep(page, 5);
    },
  );

  test('each step change scrolls smoothly to the top', async ({ page }) => {
    await page.addInitScript(() => {
      const scrolls: unknown[] = [];
      Object.assign(window, { scrolls });
      const { scrollTo } = window;
      window.scrollTo = (...args: [ScrollToOptions?] | [number, number]) => {
        scrolls.push(args[0]);
        Reflect.apply(scrollTo, window, args);
      };
    });
    await goTo(page, 2);
    await sizeCard(page, '8 × 6').check();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
    await page.evaluate(() => (window as unknown as { scrolls: unknown[] }).scrolls.splice(0));
    await goNext(page, 3);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const scrolls = await page.evaluate(
      () => (window as unknown as { scrolls: unknown[] }).scrolls,
    );
    expect(scrolls).toContainEqual({ top: 0, behavior: 'smooth' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goNext(page, 4);
    const last = await page.evaluate(() =>
      (window as unknown as { scrolls: unknown[] }).scrolls.at(-1),
    );
    expect(last).toEqual({ top: 0, behavior: 'instant' });
  });

  test('the choices come in from the side they lie on, and at once with reduced motion', async ({
    page,
  }) => {
    await page.addInitScript(noteMoves);
    const moves = () => page.evaluate(() => window.moves);
    await goTo(page, 2);
    // Not at the entry.
    await expect.poll(async () => new Set(await moves())).toEqual(new Set(['step-on 0.18s']));
    await page.evaluate(() => window.moves.splice(0));
    await backButton(page).click();
    await expectStep(page, 1);
    await expect.poll(moves).toContain('step-back 0.18s');
    expect(await moves()).not.toContain('step-on 0.18s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => window.moves.splice(0));
    await goNext(page, 2);
    await expect.poll(moves).toContain('step-on 0.001s');
    expect(await moves()).not.toContain('step-on 0.18s');
  });

  test('a press counts while the choices are still coming in', async ({ page }) => {
    await goTo(page, 2);
    await sizeCard(page, '6 × 4').check();
    await expect(nextButton(page)).toBeEnabled();
    const box = await nextButton(page).boundingBox();
    if (!box) throw new Error('Nothing to press');
    for (const step of [3, 4, 5] as const) {
      await page.mouse.click(box.x + 40, box.y + 20);
      await expectStep(page, step);
    }
  });

  test('the picture stays in sight while a shorter step takes the place of a longer one', async ({
    page,
  }) => {
    await goTo(page, 2);
    await sizeCard(page, '8 × 6').check();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
    await page.evaluate(() => {
      const noted: number[] = [];
      Object.assign(window, { noted });
      addEventListener('scroll', () => {
        const picture = document.querySelector('[aria-label="Your room"]');
        noted.push(picture?.getBoundingClientRect().top ?? Number.NaN);
      });
    });
    await goNext(page, 3);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const tops = await page.evaluate(() => (window as unknown as { noted: number[] }).noted);
    expect(tops.length).toBeGreaterThan(0);
    expect(Math.min(...tops)).toBe(64);
  });

  test('the heading of a new step takes the focus', async ({ page }) => {
    await goTo(page, 2);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP });

  test(
    'price, lines, Back and Next stand at the foot of the step',
    { tag: '@long' },
    async ({ page }) => {
      await goTo(page, 3);
      const bar = page.getByRole('region', { name: 'Running price' });
      await moreButton(page, 'window').click();
      await priceButton(page).click();
      await expect(bar.getByText('£28,450').first()).toBeInViewport({ ratio: 1 });
      await expect(bar.getByText('1 window')).toBeInViewport({ ratio: 1 });
      await bar.getByRole('button', { name: 'Back' }).click();
      await expectStep(page, 2);
      await bar.getByRole('button', { name: 'Next Step' }).click();
      await expectStep(page, 3);
    },
  );
});
