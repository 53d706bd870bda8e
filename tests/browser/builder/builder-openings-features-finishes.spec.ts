import type { Locator, Page } from 'playwright/test';
import {
  featureCard,
  fewerButton,
  finishCard,
  goTo,
  moreButton,
  nextButton,
  patioToggle,
  priceButton,
} from '#tests/support/builder';
import { expect, siteTest as test } from '#tests/support/fixtures';

const count = (page: Page, name: 'Windows' | 'Doors') =>
  page.getByRole('group', { name }).getByRole('status');

/** Presses until the button is at its limit, up to a sensible maximum. */
async function pressToTheEnd(button: Locator): Promise<number> {
  let pressed = 0;
  for (; pressed < 20 && (await button.isEnabled()); pressed += 1) await button.click();
  return pressed;
}

test.describe('step 3', () => {
  test('counts windows from 0 to 10 and doors from 1 to 5', { tag: '@long' }, async ({ page }) => {
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

  test('turns the patio glass on and off, by its switch and by its name', async ({ page }) => {
    await goTo(page, 3);
    await expect(patioToggle(page)).not.toBeChecked();
    await patioToggle(page).click();
    await expect(patioToggle(page)).toBeChecked();
    await expect(priceButton(page)).toContainText('£30,500');
    await page.locator('label', { hasText: 'Patio glass' }).click();
    await expect(patioToggle(page)).not.toBeChecked();
    await expect(priceButton(page)).toContainText('£28,000');
  });

  test('the plan shows what is counted', async ({ page }) => {
    await goTo(page, 3);
    await moreButton(page, 'window').click();
    await patioToggle(page).click();
    await page.getByRole('radio', { name: 'Plan', exact: true }).check();
    const plan = page.getByRole('img', { name: /^Plan .*4\.0 by 4\.0 metres outside/ });
    await expect(plan.filter({ visible: true })).toHaveAccessibleName(
      /Front wall: patio glass\. Right wall: 1 door\. Back wall: closed\. Left wall: 1 window\./,
    );
  });
});

test.describe('step 4', () => {
  test('takes any of the features, at first only what every room has', async ({ page }) => {
    await goTo(page, 4);
    const all: ReadonlyArray<[name: string, says: string | RegExp]> = [
      ['Premium insulation', 'Included'],
      ['Underfloor heating', /\+\s£2,000/],
      ['Full electrics', /\+\s£1,200/],
      ['Air conditioning', /\+\s£2,500/],
    ];
    await expect(page.getByRole('checkbox')).toHaveCount(all.length);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect(featureCard(page, 'Premium insulation')).toBeDisabled();
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

  test(
    'offers one choice in each category, the standard one at first',
    { tag: '@long' },
    async ({ page }) => {
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
    },
  );

  test('shows a swatch with each finish', { tag: '@long' }, async ({ page }) => {
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
