import type { Page } from 'playwright/test';
import { expectAccessible } from '#tests/support/page/accessibility';
import {
  finishCard,
  goNext,
  moreButton,
  patioToggle,
  roomTypeCard,
  sizeCard,
} from '#tests/support/builder';
import { API_UNREACHED, expect, siteTest as test } from '#tests/support/fixtures';
import { movedBy, watchMovement } from '#tests/support/page/layout-shift';
import { open, workerReady } from '#tests/support/page-state';
import { DESKTOP } from '#tests/support/routes';

const workerTest = test.extend({ serviceWorkers: 'allow' });

const stageOf = (page: Page) => page.getByRole('region', { name: 'Your room', exact: true });

const pictureOf = (page: Page) => stageOf(page).getByRole('img');

const viewTab = (page: Page, name: string) =>
  stageOf(page).getByRole('radio', { name, exact: true });

/**
 * The share of the window's width and height that the picture takes, how much of it nothing covers or cuts off, and how
 * much not even its own labels and tabs cover, in hundredths.
 */
async function shareOf(page: Page) {
  return pictureOf(page).evaluate((picture) => {
    const { x, y, width, height } = picture.getBoundingClientRect();
    const stage = picture.closest('section');
    const looks = Array.from({ length: 400 }, (_, n) => [n % 20, Math.floor(n / 20)] as const);
    const stacks = looks.map(([column, row]) =>
      document.elementsFromPoint(
        x + ((column + 0.5) / 20) * width,
        y + ((row + 0.5) / 20) * height,
      ),
    );
    const seen = stacks.filter(([top]) => top !== undefined && stage?.contains(top));
    const bare = seen.filter((stack) => {
      const at = stack.indexOf(picture);
      return (
        at >= 0 &&
        !stack
          .slice(0, at)
          .some((one) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)')
      );
    });
    return {
      width: (width / innerWidth) * 100,
      height: (height / innerHeight) * 100,
      seen: seen.length / 4,
      bare: bare.length / 4,
    };
  });
}

/** Width and height, and the least share of them that the picture takes, in hundredths. */
const SCREENS = [
  [360, 560, 100, 24],
  [390, 664, 100, 24],
  [390, 844, 100, 24],
  [844, 390, 49, 70],
  [820, 1180, 100, 28],
  [1024, 768, 58, 85],
  [1440, 900, 59, 85],
] as const;

/** Phones, also with the bars of their browser, and on their side. */
const PHONES = SCREENS.slice(0, 4);

/**
 * How many controls the first row of the step's choices has, of those that are whole between picture and price before anything
 * is scrolled.
 */
function firstRowInSight(): number {
  const picture = document.querySelector('[aria-label="Your room"]')?.getBoundingClientRect();
  const price = document.querySelector('[aria-label="Running price"]')?.getBoundingClientRect();
  const step = document.querySelector('section[aria-labelledby]');
  if (!picture || !price || !step) return 0;
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const from = picture.right < innerWidth ? header : picture.bottom;
  const boxes = [...step.querySelectorAll('input, button, a')]
    .filter((control) => control.checkVisibility())
    .map((control) => (control.closest('label') ?? control).getBoundingClientRect());
  const first = Math.min(...boxes.map(({ top }) => top));
  const row = boxes.filter(({ top }) => top < first + 4);
  return row.every(({ top, bottom }) => top >= from && bottom <= price.top) ? row.length : 0;
}

/** Goes through all steps that have a picture and looks at each. */
async function walk(page: Page, look: (step: number) => Promise<void>) {
  await roomTypeCard(page, 'Garden Room').check();
  await goNext(page, 2);
  await sizeCard(page, '5 × 4').check();
  for (const step of [2, 3, 4, 5, 6] as const) {
    if (step > 2) await goNext(page, step);
    await expect(pictureOf(page)).toBeVisible();
    await look(step);
  }
}

/** Resolves when the page has followed a new size. */
function nextFrames(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

function scrollToTop() {
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Scrolls the choices on, but not past their end to the footer. */
function scrollChoices() {
  const end =
    document.querySelector('[aria-label="Your room"]')?.parentElement?.getBoundingClientRect()
      .bottom ?? 0;
  scrollBy({ top: Math.min(300, end - innerHeight), behavior: 'instant' });
}

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test(
    'the picture is whole and in sight on every step, on screens of any size',
    { tag: '@long' },
    async ({ page }) => {
      await open(page, '/builder');
      await walk(page, async (step) => {
        for (const [width, height, wide, high] of SCREENS) {
          await page.setViewportSize({ width, height });
          for (const scroll of [scrollToTop, scrollChoices]) {
            await page.evaluate(scroll);
            await page.evaluate(nextFrames);
            const where = `step ${step} at ${width} × ${height}`;
            const share = await shareOf(page);
            expect.soft(share.width, where).toBeGreaterThanOrEqual(wide);
            expect.soft(share.height, where).toBeGreaterThanOrEqual(high);
            expect.soft(share.seen, where).toBe(100);
            expect.soft(share.bare, where).toBeGreaterThanOrEqual(85);
          }
        }
      });
    },
  );
});

test(
  'on every phone a whole row of choices is in sight on every step, before a scroll',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/builder');
    const look = async (step: number, least: number) => {
      for (const [width, height] of PHONES) {
        await page.setViewportSize({ width, height });
        await page.evaluate(scrollToTop);
        await expect
          .poll(() => page.evaluate(firstRowInSight), {
            message: `step ${step} at ${width} × ${height}`,
          })
          .toBeGreaterThanOrEqual(least);
      }
    };
    await look(1, 1);
    // Two sizes, a counter's two buttons, a feature, three finishes, a line of the summary.
    const least = [2, 2, 1, 3, 1];
    await walk(page, (step) => look(step, least[step - 2] ?? 1));
  },
);

test(
  'the picture follows each choice, and turns by finger, mouse and keys',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await watchMovement(page);
    await open(page, '/builder');
    const stage = stageOf(page);
    await expect(pictureOf(page)).toBeVisible();
    await expect(stage).toContainText('5 m × 4 m outside, in cedar with patio glass');
    await roomTypeCard(page, 'Garden Room').check();
    await goNext(page, 2);
    await sizeCard(page, '4 × 4').check();
    await expect(stage).toContainText('12.5 m² inside');
    await goNext(page, 3);
    await moreButton(page, 'window').click();
    await expect(stage.getByRole('slider', { name: 'Window 1' })).toBeVisible();
    await patioToggle(page).click();
    await goNext(page, 4);
    await expect(viewTab(page, 'Inside')).toBeChecked();
    await goNext(page, 5);
    await finishCard(page, 'Interior', 'Acoustic panels').check();
    await expect(viewTab(page, 'Inside')).toBeChecked();
    await finishCard(page, 'Cladding', 'Cedar').check();
    await expect(viewTab(page, 'Outside')).toBeChecked();
    const turning = stage.getByRole('slider', { name: 'Turn the room' });
    await turning.focus();
    await page.keyboard.press('ArrowRight');
    await expect(turning).toHaveAttribute('aria-valuenow', '49');
    const box = await turning.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 200);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 200, { steps: 4 });
    await page.mouse.up();
    await expect(turning).toHaveAttribute('aria-valuenow', '84');
    await viewTab(page, 'Outside').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(stage.getByRole('img', { name: /^Left elevation/ })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(stage.getByRole('img', { name: /^Plan/ })).toBeVisible();
    await expectAccessible(page, 'stage, 1440, light');
    // Text beside a price may grow by a letter.
    expect(await movedBy(page)).toBeLessThan(0.001);
  },
);

test('a second finger on the picture does not make the room spin', async ({ page }) => {
  await open(page, '/builder');
  const turning = page.getByRole('slider', { name: 'Turn the room' });
  const before = Number(await turning.getAttribute('aria-valuenow'));
  const { x = 0, y = 0 } = (await turning.boundingBox()) ?? {};
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((place, id) => ({ x: x + place, y: y + 60, id })),
    });
  await touch('touchStart', 60);
  await touch('touchStart', 60, 260);
  for (let step = 1; step <= 5; step += 1) await touch('touchMove', 60 + step, 260 + 4 * step);
  // The newer finger leads: 20 px turn the room by 7°.
  await expect(turning).toHaveAttribute('aria-valuenow', String(before - 7));
  await touch('touchEnd');
  await expect(turning).toHaveAttribute('aria-valuenow', String(before - 7));
});

workerTest(
  'on a phone the picture folds to a strip, which is remembered, also without a signal',
  { tag: '@long' },
  async ({ page, context, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/builder');
    await workerReady(page);
    await context.setOffline(true);
    await roomTypeCard(page, 'Modular House Extensions').check();
    await goNext(page, 2);
    await sizeCard(page, '4 × 4').check();
    const stage = stageOf(page);
    await viewTab(page, 'Sides').check();
    await expect(stage.getByRole('img')).toHaveCount(3);
    await expectAccessible(page, 'stage, 390, dark');
    await stage.getByRole('button', { name: 'Fold the picture' }).click();
    await expect.poll(async () => (await stage.boundingBox())?.height).toBe(72);
    await expect(viewTab(page, 'Outside')).toBeHidden();
    // A strip has space for no other view.
    await expect(stage.getByRole('img', { name: /^The room / })).toHaveCount(1);
    await expect(stage.getByRole('img')).toHaveCount(1);
    await open(page, '/builder?step=2');
    await expect.poll(async () => (await stage.boundingBox())?.height).toBe(72);
    await stage.getByRole('button', { name: 'Show the picture' }).click();
    await expect(viewTab(page, 'Outside')).toBeVisible();
  },
);

test(
  'on a phone the sides lie in a row, which scrolls to each of them',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/builder');
    await roomTypeCard(page, 'Garden Room').check();
    await goNext(page, 2);
    await sizeCard(page, '5 × 4').check();
    await viewTab(page, 'Sides').check();
    const row = stageOf(page).getByRole('img').first();
    await row.hover();
    /** Which way the side lies: 0 when all of it is in sight, 1 to the right of it, -1 to the left. */
    const away = async (name: string) =>
      stageOf(page)
        .getByRole('img', { name: new RegExp(`^${name} elevation`) })
        .evaluate((side) => {
          const { left, right } = side.getBoundingClientRect();
          return right > innerWidth ? 1 : left < 0 ? -1 : 0;
        });
    expect(await away('Front')).toBe(0);
    for (const name of ['Right', 'Back', 'Left']) {
      expect(await away(name)).toBe(1);
      // In small steps, as wheels and trackpads turn, and back where a slow row has run past the side;
      // what was turned stays so.
      await expect
        .poll(async () => {
          const way = await away(name);
          if (way !== 0) await page.mouse.wheel(50 * way, 0);
          return way;
        })
        .toBe(0);
    }
    // Past the last one, and at once back to the first.
    await page.mouse.wheel(300, 0);
    await page.mouse.wheel(-2000, 0);
    await expect.poll(() => away('Front')).toBe(0);
    expect(await away('Left')).toBe(1);
  },
);

for (const size of ['2.5 × 3', '5 × 4', '8 × 6'])
  test(`on a phone every word on the plan of ${size} can be read`, async ({ page }) => {
    await open(page, '/builder');
    await roomTypeCard(page, 'Garden Room').check();
    await goNext(page, 2);
    await sizeCard(page, size).check();
    await viewTab(page, 'Plan').check();
    const plan = stageOf(page).getByRole('img', { name: /^Plan/ });
    await expect(plan).toBeVisible();
    const heights = await plan.locator('text').evaluateAll((texts) =>
      texts.map((text) => {
        const { a = 0, b = 0 } = (text instanceof SVGTextElement && text.getScreenCTM()) || {};
        return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
      }),
    );
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(11);
  });

test(
  'on a phone nothing that has the focus is hidden, and the picture takes it without a jump',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/builder');
    await roomTypeCard(page, 'Garden Room').check();
    await goNext(page, 2);
    await sizeCard(page, '4 × 4').check();
    for (let n = 0; n < 6; n += 1) {
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => page.evaluate(focusIsBetweenPictureAndPrice)).toBe(true);
    }
    for (let n = 0; n < 6; n += 1) {
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => page.evaluate(focusIsBetweenPictureAndPrice)).toBe(true);
    }
    const before = await page.evaluate(() => scrollY);
    await viewTab(page, 'Outside').focus();
    await page.keyboard.press('ArrowRight');
    await expect(viewTab(page, 'Inside')).toBeChecked();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  },
);

function focusIsBetweenPictureAndPrice() {
  const focused = document.activeElement?.getBoundingClientRect();
  const picture = document.querySelector('[aria-label="Your room"]')?.getBoundingClientRect();
  const price = document.querySelector('[aria-label="Running price"]')?.getBoundingClientRect();
  return Boolean(
    focused && picture && price && focused.top >= picture.bottom && focused.bottom <= price.top,
  );
}
