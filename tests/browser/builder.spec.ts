import type { Locator, Page } from 'playwright/test';
import {
  backButton,
  CONTACT,
  contactField,
  designRoom,
  expectStep,
  expectSubmitted,
  featureCard,
  fewerButton,
  fillContact,
  finishCard,
  goNext,
  moreButton,
  nextButton,
  patioToggle,
  priceButton,
  roomTypeCard,
  sizeCard,
  submitButton,
  type Design,
} from '#tests/support/builder';
import { API_UNREACHED, expect, proxiedTest, siteTest as test } from '#tests/support/fixtures';
import { holdPricing } from '#tests/support/hold';
import { movedBy, watchMovement } from '#tests/support/layout-shift';
import { open, workerReady } from '#tests/support/page-state';
import { DESKTOP } from '#tests/support/routes';

const STEP_NAMES = [
  'Room Type',
  'Shell Size',
  'Windows & Doors',
  'Features',
  'Finishes',
  'Summary',
] as const;

async function goTo(page: Page, step: 2 | 3 | 4 | 5 | 6) {
  await open(page, '/builder');
  await roomTypeCard(page, 'Garden Room').check();
  await goNext(page, 2);
  if (step === 2) return;
  await sizeCard(page, '4 × 4').check();
  for (const next of [3, 4, 5, 6] as const) {
    if (next <= step) await goNext(page, next);
  }
}

const count = (page: Page, name: 'Windows' | 'Doors') =>
  page.getByRole('group', { name }).getByRole('status');

/** Presses until the button is at its limit, at most as often as a test would bear. */
async function pressToTheEnd(button: Locator): Promise<number> {
  let pressed = 0;
  for (; pressed < 20 && (await button.isEnabled()); pressed += 1) await button.click();
  return pressed;
}

/** The amounts of the opened price, in pounds; what is included counts nothing. */
async function pricedLines(page: Page) {
  const rows = page.getByRole('region', { name: 'Running price' }).locator('dl > div');
  const texts = await rows.locator('dd').allTextContents();
  const amounts = texts.map((text) =>
    text === 'Included' ? 0 : Number(text.replace(/[£,]/g, '')),
  );
  return { labels: await rows.locator('dt').allTextContents(), amounts };
}

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
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
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
    await expect(page.getByRole('radio')).toHaveCount(SIZES.length);
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

test.describe('step 3', () => {
  test('counts windows from 0 to 10 and doors from 1 to 5', async ({ page }) => {
    await goTo(page, 3);
    for (const [name, unit, min, max] of [
      ['Windows', 'window', 0, 10],
      ['Doors', 'door', 1, 5],
    ] as const) {
      await expect(count(page, name)).toHaveText(String(min));
      await expect(fewerButton(page, unit)).toBeDisabled();
      expect(await pressToTheEnd(moreButton(page, unit))).toBe(max - min);
      await expect(count(page, name)).toHaveText(String(max));
      await expect(moreButton(page, unit)).toBeDisabled();
      await fewerButton(page, unit).click();
      await expect(count(page, name)).toHaveText(String(max - 1));
      await expect(moreButton(page, unit)).toBeEnabled();
    }
    // 27,150 + 9 × 450 + 4 × 850
    await expect(priceButton(page)).toContainText('£34,600');
  });

  test('turns the patio glass on and off', async ({ page }) => {
    await goTo(page, 3);
    await expect(patioToggle(page)).not.toBeChecked();
    await patioToggle(page).click();
    await expect(patioToggle(page)).toBeChecked();
    await expect(priceButton(page)).toContainText('£30,500');
    await patioToggle(page).click();
    await expect(patioToggle(page)).not.toBeChecked();
    await expect(priceButton(page)).toContainText('£28,000');
  });

  test('the plan shows what is counted', async ({ page }) => {
    await goTo(page, 3);
    await moreButton(page, 'window').click();
    await patioToggle(page).click();
    const plan = page.getByRole('img', { name: /^Plan .*4\.0 by 4\.0 metres outside/ });
    await expect(plan.filter({ visible: true })).toHaveAccessibleName(
      /Front wall: patio glass\. Right wall: 1 door\. Back wall: closed\. Left wall: 1 window\./,
    );
  });
});

test.describe('step 4', () => {
  test('takes any of the features, none at first', async ({ page }) => {
    await goTo(page, 4);
    const all: ReadonlyArray<[name: string, says: string | RegExp]> = [
      ['Premium insulation', 'Included'],
      ['Underfloor heating', /\+\s£2,000/],
      ['Full electrics', /\+\s£1,200/],
      ['Air conditioning', /\+\s£2,500/],
    ];
    await expect(page.getByRole('checkbox')).toHaveCount(all.length);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(nextButton(page)).toBeEnabled();
    for (const [name, says] of all) {
      const card = page.locator('label').filter({ has: featureCard(page, name) });
      await expect(card).toContainText(says);
      await featureCard(page, name).check();
    }
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4);
    // 28,000 + 0 + 2,000 + 1,200 + 2,500
    await expect(priceButton(page)).toContainText('£33,700');
    await featureCard(page, 'Air conditioning').uncheck();
    await expect(priceButton(page)).toContainText('£31,200');
  });
});

test.describe('step 5', () => {
  const CATEGORIES = {
    Cladding: ['Standard timber', 'Composite', 'Cedar'],
    Roofing: ['Standard felt', 'Shingle', 'Galvanised steel', 'Solar panels'],
    Interior: ['Plasterboard and skim', 'Plaster feature wall', 'Acoustic panels'],
    Foundation: ['Concrete slab', 'Easy support pads', 'No foundation'],
  } as const;

  test('offers one choice in each category, the standard one at first', async ({ page }) => {
    await goTo(page, 5);
    for (const [category, names] of Object.entries(CATEGORIES)) {
      const group = page.getByRole('group', { name: category });
      await expect(group.getByRole('radio')).toHaveCount(names.length);
      await expect(group.getByRole('radio', { checked: true })).toHaveCount(1);
      await expect(finishCard(page, category as 'Cladding', names[0])).toBeChecked();
    }
    await finishCard(page, 'Roofing', 'Shingle').check();
    await finishCard(page, 'Roofing', 'Solar panels').check();
    await expect(
      page.getByRole('group', { name: 'Roofing' }).getByRole('radio', { checked: true }),
    ).toHaveCount(1);
    await expect(finishCard(page, 'Cladding', 'Standard timber')).toBeChecked();
    await expect(priceButton(page)).toContainText('£31,500');
  });

  test('shows a swatch with each finish', async ({ page }) => {
    await goTo(page, 5);
    for (const [category, names] of Object.entries(CATEGORIES)) {
      for (const name of names) {
        const card = finishCard(page, category as 'Cladding', name).locator(
          'xpath=ancestor::label',
        );
        await card.scrollIntoViewIfNeeded();
        const picture = card.locator(name === 'No foundation' ? '[data-void]' : 'img');
        await expect(picture).toBeVisible();
        if (name === 'No foundation') continue;
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), {
            message: name,
          })
          .toBeGreaterThan(100);
      }
    }
  });
});

test.describe('prices', () => {
  const EXAMPLES: ReadonlyArray<{ design: Design; total: string; because: string }> = [
    {
      design: { roomType: 'Garden Room', size: '4 × 4' },
      total: '£28,000',
      because: '27,150 + 850',
    },
    {
      design: { roomType: 'Garden Office', size: '4.4 × 3', windows: 2 },
      total: '£28,150',
      because: '24,000 × 1.1 + 2 × 450 + 850',
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
      total: '£46,950',
      because: '32,000 × 1.15 = 36,800, + 850 + 0 + 2,000 + 2,500 + 1,500 + 1,800 + 1,500 + 0',
    },
  ];

  for (const { design, total, because } of EXAMPLES) {
    test(`${design.roomType}, ${design.size} comes to ${total}: ${because}`, async ({ page }) => {
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
    });
  }

  test('the running price is in sight on every step of a phone and opens into its lines', async ({
    page,
  }) => {
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
    for (const step of [3, 4, 5, 6] as const) {
      await goNext(page, step);
      await page.mouse.wheel(0, 4000);
      await shown('£28,000');
    }
    await priceButton(page).click();
    const { labels, amounts } = await pricedLines(page);
    expect(labels.map((label) => label.replaceAll('\u00a0', ' '))).toEqual([
      'Shell, 4 m × 4 m',
      '1 door',
      'Estimated price',
    ]);
    expect(amounts).toEqual([27_150, 850, 28_000]);
    await page.keyboard.press('Escape');
    await expect(priceButton(page)).toBeVisible();
  });

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

test.describe('without live prices', () => {
  // A worker would fetch them past the test.
  test.use({ serviceWorkers: 'block' });

  test('without live prices the standard ones are shown, and the screen says so and stays', async ({
    page,
    quietConsole,
  }) => {
    quietConsole.allow(/api\/pricing$|Service Worker/);
    await openWithoutPrices(page);
    expect(await movedBy(page)).toBeLessThan(0.001);
    await roomTypeCard(page, 'Garden Office').check();
    await goNext(page, 2);
    await expect(page.getByText('Live prices could not be loaded')).toBeInViewport();
    await sizeCard(page, '4 × 4').check();
    // 16 m² × 1,200 × 1.1 + 850
    await expect(priceButton(page)).toContainText('£21,970');
  });

  test('when live prices come after all, nothing moves under the finger', async ({
    page,
    context,
    quietConsole,
  }) => {
    quietConsole.allow(/api\/pricing$|Service Worker/);
    await openWithoutPrices(page);
    await roomTypeCard(page, 'Garden Office').check();
    await goNext(page, 2);
    await sizeCard(page, '4 × 4').check();
    // Its program comes with the first size: without a signal it would be missing.
    const drawing = page
      .getByRole('region', { name: 'Your room, drawn' })
      .filter({ visible: true });
    await expect(drawing.getByRole('img')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    const standing = await sizeCard(page, '4 × 4').boundingBox();
    await page.unroute('**/api/pricing');
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Live prices are here')).toBeVisible();
    await expect(page.getByText('You are offline.')).toBeHidden();
    // £27,150 × 1.1 + 850
    await expect(priceButton(page)).toContainText('£30,715');
    expect(await sizeCard(page, '4 × 4').boundingBox()).toEqual(standing);
    await goNext(page, 3);
    await expect(page.getByText('Live prices are here')).toHaveCount(0);
  });

  test('on a wide screen the word of standard prices moves nothing', async ({
    page,
    quietConsole,
  }) => {
    quietConsole.allow(/api\/pricing$|Service Worker/);
    await page.setViewportSize(DESKTOP);
    await openWithoutPrices(page);
    expect(await movedBy(page)).toBeLessThan(0.001);
  });
});

/** The builder for a first visitor whose call for prices fails at once, when it has said so. */
async function openWithoutPrices(page: Page) {
  await page.route('**/api/pricing', (route) => route.fulfill({ status: 500, body: '{}' }));
  await watchMovement(page);
  await open(page, '/builder');
  await expect(page.getByText('Live prices could not be loaded')).toBeVisible();
}

test.describe('steps', () => {
  test('the progress bar names the six steps and marks the present one', async ({ page }) => {
    await goTo(page, 3);
    const items = page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem');
    await expect(items).toHaveText(STEP_NAMES.map((name, at) => new RegExp(`^${at + 1} ${name}`)));
    await expect(items.nth(2).locator('[aria-current="step"]')).toHaveCount(1);
    await expect(page.locator('[aria-current="step"]')).toHaveCount(1);
    const progress = page.getByRole('progressbar', { name: 'Progress' });
    await expect(progress).toHaveAttribute('max', '100');
    await expect(progress).toHaveAttribute('value', '50');
    await expect(page.getByText('Step 3 of 6, Windows & Doors')).toBeVisible();
  });

  test('the step is in the address, and the back gesture goes one step back', async ({ page }) => {
    await goTo(page, 6);
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

  for (const address of ['?step=6', '?step=99', '?step=nonsense', '?step=-1', '']) {
    test(`a new visitor at /builder${address} starts at step 1`, async ({ page }) => {
      await open(page, `/builder${address}`);
      await expectStep(page, 1);
      await expect(nextButton(page)).toBeDisabled();
    });
  }

  test('an address leads to its step when the design allows it, and no further', async ({
    page,
  }) => {
    await open(page, '/builder');
    await roomTypeCard(page, 'Garden Room').check();
    await goNext(page, 2);
    await open(page, '/builder?step=5');
    await expectStep(page, 2);
    await sizeCard(page, '4 × 4').check();
    await goNext(page, 3);
    await open(page, '/builder?step=5');
    await expectStep(page, 5);
  });

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

  test('the heading of a new step takes the focus', async ({ page }) => {
    await goTo(page, 2);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP });

  test('plan, price, lines, Back and Next stand beside the step', async ({ page }) => {
    await goTo(page, 3);
    const board = page.getByRole('complementary', { name: 'Your room' });
    await expect(board.getByRole('img', { name: /^Plan .*4\.0 by 4\.0 metres/ })).toBeVisible();
    await expect(board.getByText('£28,000').first()).toBeVisible();
    await expect(board.getByText('Estimated price').first()).toBeVisible();
    await moreButton(page, 'window').click();
    await expect(board.getByText('£28,450').first()).toBeVisible();
    await board.getByRole('button', { name: 'Back' }).click();
    await expectStep(page, 2);
    await board.getByRole('button', { name: 'Next Step' }).click();
    await expectStep(page, 3);
    await expect(page.getByRole('region', { name: 'Running price' })).toBeHidden();
  });
});

test.describe('step 6', () => {
  const LONG_DESIGN: Design = {
    roomType: 'Dual Purpose',
    size: '5 × 4',
    windows: 2,
    patioGlass: true,
    features: ['Premium insulation', 'Underfloor heating'],
    finishes: { Cladding: 'Cedar' },
  };

  test('shows the choices, the price and that it is an initial estimate', async ({ page }) => {
    await open(page, '/builder');
    await designRoom(page, LONG_DESIGN);
    const main = page.getByRole('main');
    const value = (term: string) =>
      main
        .locator('dl > div')
        .filter({ has: page.locator('dt', { hasText: term }) })
        .locator('dd')
        .first();
    await expect(value('Room')).toHaveText('Dual Purpose');
    await expect(value('Size')).toHaveText(/^5\sm\s×\s4\sm, 20\sm²$/);
    await expect(value('Openings')).toHaveText('2 windows, 1 door, patio glass');
    await expect(value('Features')).toHaveText('Premium insulation, underfloor heating');
    await expect(value('Finishes')).toHaveText(
      /^Cedar, standard felt, plasterboard and skim, concrete slab$/,
    );
    // 36,800 + 900 + 850 + 2,500 + 2,000 + 2,500
    await expect(main.getByRole('heading', { name: 'Estimated price' })).toBeVisible();
    await expect(main.getByText('£45,550', { exact: true }).first()).toBeVisible();
    await expect(
      main.getByText(
        'This figure is an initial estimate. Final pricing is confirmed after a site survey.',
      ),
    ).toBeVisible();
    await main.getByRole('link', { name: 'Change openings' }).click();
    await expectStep(page, 3);
  });

  test('asks for name, email and phone, all required', async ({ page }) => {
    await goTo(page, 6);
    const kinds = { Name: 'text', Email: 'email', Phone: 'tel' } as const;
    for (const [label, kind] of Object.entries(kinds)) {
      const field = contactField(page, label as 'Name');
      await expect(field).toHaveAttribute('required', '');
      expect(await field.evaluate((input: HTMLInputElement) => input.type)).toBe(kind);
      await expect(field).toHaveAttribute(
        'autocomplete',
        label === 'Phone' ? 'tel' : label.toLowerCase(),
      );
    }
  });

  test('keeps Submit disabled while any field is empty', async ({ page }) => {
    await goTo(page, 6);
    await expect(submitButton(page)).toBeDisabled();
    await fillContact(page);
    await expect(submitButton(page)).toBeEnabled();
    for (const label of ['Name', 'Email', 'Phone'] as const) {
      const value = await contactField(page, label).inputValue();
      for (const empty of ['', '   ']) {
        await contactField(page, label).fill(empty);
        await expect(submitButton(page)).toBeDisabled();
      }
      await contactField(page, label).fill(value);
      await expect(submitButton(page)).toBeEnabled();
    }
  });

  test('says what is wrong with a field, beside it, and sends nothing', async ({ page }) => {
    await goTo(page, 6);
    await fillContact(page, { name: 'A', email: 'homeowner@example', phone: '123' });
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await submitButton(page).click();
    await expect(contactField(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(contactField(page, 'Email')).toHaveAccessibleDescription(/name@example\.com/);
    await expect(contactField(page, 'Email')).toBeFocused();
    await expect(contactField(page, 'Phone')).toHaveAccessibleDescription(/7 to 15 digits/);
    await expect(contactField(page, 'Name')).not.toHaveAttribute('aria-invalid', 'true');
    expect(posts).toEqual([]);
    await contactField(page, 'Email').fill('homeowner@example.com');
    await expect(contactField(page, 'Email')).not.toHaveAttribute('aria-invalid', 'true');
  });
});

proxiedTest.describe('submitting', () => {
  proxiedTest(
    'reads "Submitting...", thanks, sends everything and is home 2 s later',
    async ({ page, server, way }) => {
      await open(page, '/builder');
      await designRoom(page, {
        roomType: 'Dual Purpose',
        size: '5 × 4',
        windows: 2,
        patioGlass: true,
        features: ['Underfloor heating'],
        finishes: { Cladding: 'Cedar' },
      });
      await fillContact(page);
      await watchSubmission(page);
      const release = way.hold();
      await submitButton(page).click();
      const busy = page.getByRole('button', { name: 'Submitting...', exact: true });
      await expect(busy).toBeDisabled();
      const released = await page.evaluate(() => performance.now());
      release();
      await expectSubmitted(page);
      await expect(
        page.getByText(
          "We'll email your detailed quote and contact you to schedule a consultation.",
        ),
      ).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
      const { thanked, home } = await submissionTimes(page);
      expect(home - released).toBeGreaterThanOrEqual(2000);
      expect(home - thanked).toBeGreaterThan(1000);
      expect(home - thanked).toBeLessThan(6000);
      await expect(page.getByText('Quote Request Submitted!')).toHaveCount(1);

      expect(await server.quotes()).toMatchObject([
        {
          ...CONTACT,
          roomType: 'dual-purpose',
          shellSizeId: '5x4',
          windows: 2,
          doors: 1,
          patioGlass: true,
          features: ['underfloor-heating'],
          finishes: {
            cladding: 'cedar',
            roofing: 'standard-felt',
            interior: 'plasterboard-skim',
            foundation: 'concrete-slab',
          },
          // 36,800 + 900 + 850 + 2,500 + 2,000 + 2,500
          estimatedPrice: 45_550,
          serverPrice: 45_550,
          pricingVersion: 1,
        },
      ]);
    },
  );

  proxiedTest('a double press sends once', async ({ page, server, way }) => {
    await open(page, '/builder');
    await designRoom(page);
    await fillContact(page);
    await submitButton(page).dblclick();
    await expectSubmitted(page);
    await expect.poll(async () => (await server.quotes()).length).toBe(1);
    expect(way.posts).toHaveLength(1);
  });

  proxiedTest('the same design again is asked about first', async ({ page, server }) => {
    await open(page, '/builder');
    await designRoom(page);
    await fillContact(page);
    await submitButton(page).click();
    await expectSubmitted(page);
    await expect.poll(async () => (await server.quotes()).length).toBe(1);
    await open(page, '/builder');
    await expectStep(page, 6);
    await expect(page.getByText('You have already submitted this design')).toBeVisible();
    await expect(submitButton(page)).toBeHidden();
    await page.getByRole('button', { name: 'Submit it again' }).click();
    await fillContact(page);
    await submitButton(page).click();
    await expectSubmitted(page);
    await expect.poll(async () => (await server.quotes()).length).toBe(2);
  });

  proxiedTest(
    'offline it says that the request is kept here',
    async ({ context, page, quietConsole }) => {
      quietConsole.allow(API_UNREACHED);
      await open(page, '/builder');
      await workerReady(page);
      await designRoom(page);
      await context.setOffline(true);
      await fillContact(page);
      await submitButton(page).click();
      await expectSubmitted(page);
      await expect(
        page.getByText(/It is saved on this phone and goes by itself when there is signal\./),
      ).toBeVisible();
    },
  );
});

proxiedTest.describe('after submitting', () => {
  proxiedTest.use({ serviceWorkers: 'block' });

  proxiedTest(
    'who is on the way to another page is not brought home',
    async ({ page, quietConsole }) => {
      quietConsole.allow(/Service Worker/);
      let letGo: (() => void) | undefined;
      const past = new Promise<void>((go) => (letGo = go));
      await page.route(/\/assets\/about-[^/]*\.js/, async (route) => {
        await past;
        await route.continue();
      });
      await open(page, '/builder');
      await designRoom(page);
      await fillContact(page);
      await watchSubmission(page);
      await submitButton(page).click();
      await expectSubmitted(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
      await expect
        .poll(async () => {
          const { thanked } = await submissionTimes(page);
          return page.evaluate((since) => performance.now() - since, thanked);
        })
        .toBeGreaterThan(2500);
      letGo?.();
      await expect(page.getByRole('heading', { level: 1, name: 'Two trades' })).toBeVisible();
      await expect(page).toHaveURL(/\/about$/);
    },
  );
});

/** Notes inside the page when the thanks appear and when the visitor is home. */
async function watchSubmission(page: Page) {
  await page.evaluate(() => {
    const times = { thanked: 0, home: 0 };
    Object.assign(window, { times });
    new MutationObserver(() => {
      const text = document.body.textContent ?? '';
      if (times.thanked === 0 && text.includes('Quote Request Submitted!')) {
        times.thanked = performance.now();
      }
      if (times.home === 0 && location.pathname === '/') times.home = performance.now();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

function submissionTimes(page: Page) {
  return page.evaluate(
    () => (window as unknown as { times: { thanked: number; home: number } }).times,
  );
}

proxiedTest(
  'the builder works by keyboard alone, from the first step to the receipt',
  async ({ page, server }) => {
    await open(page, '/builder');
    const press = (...keys: string[]) =>
      keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
    /** Tabs on until the part has the focus, which must be seen. */
    const tabTo = async (part: Locator) => {
      for (let tries = 0; tries < 60; tries += 1) {
        await page.keyboard.press('Tab');
        if (await part.evaluate((element) => element === document.activeElement)) return;
      }
      throw new Error(`The keyboard does not reach ${part}`);
    };
    await tabTo(roomTypeCard(page, 'Garden Room'));
    await press('Space', 'ArrowDown');
    await expect(roomTypeCard(page, 'Garden Office')).toBeChecked();
    await press('ArrowUp');
    await tabTo(nextButton(page));
    await press('Enter');
    await expectStep(page, 2);

    await tabTo(sizeCard(page, '2.5 × 3'));
    await press('Space', ...Array.from({ length: 6 }, () => 'ArrowDown'));
    await expect(sizeCard(page, '4 × 4')).toBeChecked();
    await tabTo(nextButton(page));
    await press('Enter');
    await expectStep(page, 3);

    await tabTo(moreButton(page, 'window'));
    await press('Enter');
    await tabTo(patioToggle(page));
    await press('Space');
    await tabTo(nextButton(page));
    await press('Enter');
    await expectStep(page, 4);

    await tabTo(featureCard(page, 'Full electrics'));
    await press('Space');
    await tabTo(nextButton(page));
    await press('Enter');
    await expectStep(page, 5);

    await tabTo(finishCard(page, 'Cladding', 'Standard timber'));
    await press('ArrowDown', 'ArrowDown');
    await expect(finishCard(page, 'Cladding', 'Cedar')).toBeChecked();
    await tabTo(nextButton(page));
    await press('Enter');
    await expectStep(page, 6);

    await tabTo(contactField(page, 'Name'));
    await page.keyboard.type(CONTACT.name);
    await press('Tab');
    await page.keyboard.type(CONTACT.email);
    await press('Tab');
    await page.keyboard.type(CONTACT.phone);
    await press('Enter');
    await expectSubmitted(page);
    await expect.poll(async () => (await server.quotes()).length).toBe(1);
    // 27,150 + 450 + 850 + 2,500 + 1,200 + 2,500
    expect((await server.quotes())[0]).toMatchObject({ ...CONTACT, serverPrice: 34_650 });
  },
);

test.describe('before a worker has anything', () => {
  test.use({ serviceWorkers: 'block' });

  test('the thanks reach a visitor who loses the signal', async ({
    context,
    page,
    quietConsole,
  }) => {
    quietConsole.allow(API_UNREACHED);
    // The strip's own words come with the next signal, and so does each part of the home page that
    // the thanks lead to: which of them are asked for depends on how far the page gets.
    quietConsole.allow(/Service Worker|\/assets\//);
    await open(page, '/builder');
    await designRoom(page);
    await fillContact(page);
    await context.setOffline(true);
    await submitButton(page).click();
    await expectSubmitted(page);
  });
});
