import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessible } from '#tests/support/page/accessibility';
import { expectSound } from '#tests/support/page/sound';
import {
  basePrice,
  openPrices,
  openSize,
  REFUSED,
  save,
  saveButtons,
  toastText,
} from '#tests/support/desk/admin-pricing';
import { goNext, roomTypeCard, sizeCard } from '#tests/support/builder';
import { inboxTest as test } from '#tests/support/desk/inbox';
import { signIn } from '#tests/support/desk/sign-in';
import { expect, siteTest } from '#tests/support/fixtures';
import { holdCalls } from '#tests/support/hold';
import { open } from '#tests/support/page-state';
import type { RealServer } from '#tests/support/servers/server';

// Motion is irrelevant here, and a press on a dialog that still comes up can miss.
test.use({ reducedMotion: 'reduce' });

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** Some of the prices on each tab but the first. */
const PRICES = {
  'Perimeter-Based': ['Insulation', 'Cladding', 'Laminate flooring', 'Internal wall lining'],
  'Fixed Components': [
    'Standard window',
    'Entrance door',
    'Patio door',
    'Electric pack',
    'Air conditioning',
    'Glazed panel',
    'Decking',
  ],
  'Legacy Settings': [
    'Garden Office',
    'Cedar',
    'Rubber membrane',
    'Living roof',
    'Tongue and groove',
    'Luxury finish',
    'Underfloor heating',
    'Base price per square metre',
    'Patio glass',
  ],
};

/** The input for an amount, by its label before the unit. */
const amount = (page: Page, name: string) =>
  page.getByRole('spinbutton', { name: new RegExp(`^${name} (£|×)`) });
const review = (page: Page) => page.getByRole('region', { name: 'What saving will change' });
const bar = (page: Page, words: string | RegExp) => page.getByText(words);
const versions = (page: Page) => page.getByRole('region', { name: 'Versions' });

/** Saves a price as another administrator would, in another browser. */
async function saveElsewhere(page: Page, change: (pricing: Pricing) => void): Promise<void> {
  const pricing = await (await page.request.get('/api/pricing')).json();
  change(pricing);
  const response = await page.request.put('/api/pricing', { data: pricing });
  expect(response.status()).toBe(200);
}

interface Pricing {
  shellSizes: { id: string; label: string; basePrice: number }[];
  fixedComponents: Record<string, number>;
  finishes: Record<string, Record<string, number>>;
}

async function live(server: RealServer): Promise<Pricing> {
  return (await fetch(`${server.origin}/api/pricing`)).json();
}

siteTest(
  'four tabs hold every price; Reload, and Save All Changes at top and bottom',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page);
    await openPrices(page);
    await expect(page.getByRole('tab')).toHaveText([
      'Shell Sizes',
      'Perimeter-Based',
      'Fixed Components',
      'Legacy Settings',
    ]);
    await expect(saveButtons(page)).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(page.getByText(/^Version \d+, live since /)).toBeVisible();
    for (const [name, prices] of Object.entries(PRICES)) {
      await tab(page, name).click();
      for (const price of prices) await expect(amount(page, price)).toBeVisible();
    }
    await expect(amount(page, 'Living roof')).toHaveAttribute('placeholder', 'Not offered');
  },
);

siteTest(
  'shows that it is loading, and what to do when it cannot',
  async ({ page, quietConsole }) => {
    quietConsole.allow(REFUSED);
    await signIn(page);
    const goOn = await holdCalls(page, '**/api/pricing');
    await open(page, '/admin/pricing');
    await expect(page.getByText('Loading pricing data')).toBeVisible();
    goOn();
    await expect(basePrice(page)).toBeAttached();
    await page.route('**/api/pricing', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.reload();
    await expect(toastText(page)).toContainText('Failed to load pricing data');
    await expect(page.getByRole('alert').getByText('Failed to load pricing data')).toBeVisible();
    await page.unroute('**/api/pricing');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(basePrice(page)).toHaveValue('27150');
  },
);

test(
  'a price is reviewed, saved with a note, and live for a visitor and a homeowner with a draft',
  { tag: '@long' },
  async ({ page, server, browser }) => {
    // A homeowner has designed a room at the old price.
    const context = await browser.newContext({
      baseURL: server.origin,
      viewport: { width: 390, height: 844 },
    });
    const homeowner = await context.newPage();
    await open(homeowner, '/builder');
    await roomTypeCard(homeowner, 'Garden Room').click();
    await goNext(homeowner, 2);
    await sizeCard(homeowner, '4 × 4').click();
    await expect(homeowner.getByText('£28,000').filter({ visible: true }).first()).toBeVisible();
    await homeowner.goto('about:blank');

    await openPrices(page);
    await expect(bar(page, 'Everything is saved')).toBeVisible();
    await basePrice(page).fill('27600');
    await expect(page.getByText('+450')).toBeVisible();
    await expect(tab(page, 'Shell Sizes')).toContainText('1 changed');
    await expect(bar(page, '1 change not saved')).toBeVisible();
    await expect(
      bar(page, /A 4.m.×.4.m garden room with one door goes from £28,000 to £28,450\./),
    ).toBeVisible();
    const changes = review(page).getByRole('table', { name: 'What saving will change' });
    await expect(changes.getByRole('row').nth(1)).toHaveText(/4.m.×.4.m, base price£27,150£27,600/);
    const rooms = review(page).getByRole('table', { name: 'Five typical rooms' });
    await expect(rooms.getByRole('row')).toHaveCount(6);
    await expect(rooms.getByRole('row').nth(1)).toContainText('£28,450');
    await page.getByLabel('Note for this version').fill('Timber went up');

    const goOn = await holdCalls(page, '**/api/pricing');
    await saveButtons(page).first().click();
    await expect(page.getByRole('button', { name: 'Saving...' })).toHaveCount(2);
    await expect(basePrice(page)).toBeDisabled();
    goOn();
    await expect(
      toastText(page).getByText('Pricing updated successfully! Changes are live immediately.'),
    ).toBeVisible();
    await expect(bar(page, 'Everything is saved')).toBeVisible();
    await expect(versions(page).getByRole('listitem').first()).toContainText('Version 2');
    await expect(versions(page).getByRole('listitem').first()).toContainText('Timber went up');
    expect((await live(server)).shellSizes.find(({ id }) => id === '4x4')?.basePrice).toBe(27_600);

    // Their next view shows the new price, and says what has changed.
    await open(homeowner, '/builder?step=2');
    const notice = homeowner.getByRole('alert').filter({ hasText: 'Our prices have changed' });
    await expect(notice).toContainText('Your design was £28,000 and is £28,450 now.');
    await expect(notice).toContainText(/Shell, 4.m.×.4.m: £27,150 before, £27,600 now/);
    await expectAccessible(homeowner, 'builder with a changed price');
    await notice.getByRole('button', { name: 'All right' }).click();
    await expect(notice).toBeHidden();
    await open(homeowner, '/builder?step=2');
    await expect(homeowner.getByText('£28,450').filter({ visible: true }).first()).toBeVisible();
    await expect(notice).toBeHidden();
    await context.close();
  },
);

test(
  'shell sizes are added, edited, ordered and removed',
  { tag: '@long' },
  async ({ page, server }) => {
    await openPrices(page);
    // On a phone each size is an expandable line.
    const line = page.getByRole('button', { name: /^5.m.×.4.m 20.m² £[\d,]+$/ });
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await line.press('Enter');
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    const width = page.getByLabel('Width of 5 m × 4 m');
    await expect(width).toHaveAttribute('step', '0.1');
    await expect(page.getByLabel('Depth of 5 m × 4 m')).toHaveAttribute('step', '0.1');
    await width.focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByLabel('Area of 5.1 m × 4 m')).toHaveValue('20.4');
    await expect(page.getByLabel('Perimeter of 5.1 m × 4 m')).toHaveValue('18.2');
    await page.getByLabel('Area of 5.1 m × 4 m').fill('19');
    await page.getByRole('button', { name: 'Area of 5.1 m × 4 m: use 20.4' }).click();
    await expect(page.getByLabel('Area of 5.1 m × 4 m')).toHaveValue('20.4');

    for (const label of ['8 m × 6 m', '7 m × 5 m', '3 m × 3 m']) await openSize(page, label);
    await page.getByRole('button', { name: 'Remove 8 m × 6 m' }).click();
    await expect(page.getByRole('list', { name: 'Removed shell sizes' })).toContainText(
      /8.m.×.6.m/,
    );
    await page.getByRole('button', { name: 'Remove 7 m × 5 m' }).click();
    await page.getByRole('button', { name: 'Undo removing 8 m × 6 m' }).click();
    await expect(page.getByLabel('Label of 8 m × 6 m')).toBeAttached();

    await page.getByRole('button', { name: 'Move 3 m × 3 m up' }).click();
    await expect(page.getByRole('button', { name: 'Move 3 m × 3 m up' })).toBeDisabled();

    await page.getByRole('button', { name: 'Add a shell size' }).click();
    const label = page.getByLabel('Label of 3 m × 3 m').last();
    // A label is treated as text wherever it is shown.
    await label.fill('<img src=x onerror=alert(1)>');
    await page.getByLabel('Base price of <img src=x onerror=alert(1)>').fill('12345.50');
    await save(page);

    const { shellSizes } = await live(server);
    expect(shellSizes.map(({ id }) => id).slice(0, 3)).toEqual(['3x3', '2.5x3', '3.5x3']);
    expect(shellSizes.some(({ id }) => id === '7x5')).toBe(false);
    expect(shellSizes.some(({ id }) => id === '8x6')).toBe(true);
    expect(shellSizes.at(-1)).toMatchObject({
      label: '<img src=x onerror=alert(1)>',
      basePrice: 12_345.5,
      width: 3,
      area: 9,
      perimeter: 12,
    });
    await open(page, '/builder');
    await roomTypeCard(page, 'Garden Room').click();
    await goNext(page, 2);
    await expect(page.getByRole('radio', { name: /<img src=x onerror/ })).toBeAttached();
    expect(await page.locator('img[src=x]').count()).toBe(0);
  },
);

test(
  'electrics have one price at the desk, on the pricing page, and in the estimator',
  { tag: '@long' },
  async ({ page }) => {
    await openPrices(page);
    await tab(page, 'Fixed Components').click();
    const pack = amount(page, 'Electric pack');
    await expect(pack).toHaveAccessibleDescription(
      'Same price as Full electrics in Legacy Settings',
    );
    await pack.fill('1500');
    await tab(page, 'Legacy Settings').click();
    const listed = amount(page, 'Full electrics');
    await expect(listed).toHaveAccessibleDescription('Same price as in Fixed Components');
    await expect(listed).toHaveValue('1500');
    await listed.fill('1600');
    await expect(
      review(page).getByRole('row', { name: /Electric pack|Full electrics/ }),
    ).toHaveText([/£1,200.*£1,600/, /£1,200.*£1,600/]);
    await save(page);
    await open(page, '/pricing');
    const row = page.getByRole('row', { name: /^Full electrics/ });
    await expect(row.getByRole('cell')).toHaveText('£1,600');
    await open(page, '/estimator');
    await expect(page.getByText(/\+\s£1,600/)).toBeVisible();
  },
);

test(
  'empty or non-numeric becomes 0, and what the server refuses is marked in its words',
  { tag: '@long' },
  async ({ page, server, quietConsole }) => {
    quietConsole.allow(REFUSED);
    await openPrices(page);
    await tab(page, 'Fixed Components').click();
    const decking = amount(page, 'Decking');
    await decking.fill('');
    await expect(decking).toHaveValue('');
    await decking.blur();
    await expect(decking).toHaveValue('0');
    await tab(page, 'Legacy Settings').click();
    const office = amount(page, 'Garden Office');
    await office.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('e');
    await office.blur();
    await expect(office).toHaveValue('0');
    await amount(page, 'Living roof').fill('4200');
    await tab(page, 'Shell Sizes').click();
    await saveButtons(page).last().click();
    await expect(toastText(page)).toContainText('Please check the marked fields.');
    await expect(tab(page, 'Legacy Settings')).toHaveAttribute('aria-selected', 'true');
    await expect(office).toBeFocused();
    await expect(office).toHaveAccessibleDescription('Enter a number above 0');
    await expect(office).toHaveAttribute('aria-invalid', 'true');
    await office.fill('1.2');
    await expect(page.getByText('Enter a number above 0')).toBeHidden();
    await save(page);
    const saved = await live(server);
    expect(saved.fixedComponents['decking']).toBe(0);
    expect(saved.finishes['roofing']?.['living-roof']).toBe(4200);
    await page.getByRole('button', { name: 'Stop offering Living roof' }).click();
    await save(page);
    expect((await live(server)).finishes['roofing']).not.toHaveProperty('living-roof');
  },
);

test(
  'what gives something away is asked about once more, and every finish is stopped and offered again',
  { tag: '@long' },
  async ({ page, server, quietConsole }) => {
    quietConsole.allow(REFUSED);
    await openPrices(page);
    await basePrice(page).fill('');
    await saveButtons(page).first().click();
    const question = page.getByRole('alertdialog', { name: 'Save prices that fall this far?' });
    await expect(question).toContainText(/Free from then onShell, 4.m.×.4.m/);
    await expect(question).toContainText(
      /4.m.×.4.m garden room with one door: from £28,000 to £850/,
    );
    await expectAccessible(page, 'a steep fall');
    await question.getByRole('button', { name: 'Go back' }).click();
    expect((await live(server)).shellSizes.find(({ id }) => id === '4x4')?.basePrice).toBe(27_150);
    await saveButtons(page).last().click();
    await question.getByRole('button', { name: 'Save these prices' }).click();
    await expect(toastText(page)).toContainText('Pricing updated successfully!');
    expect((await live(server)).shellSizes.find(({ id }) => id === '4x4')?.basePrice).toBe(0);

    await tab(page, 'Legacy Settings').click();
    const roof = amount(page, 'Living roof');
    await roof.fill('4200');
    await roof.blur();
    await roof.fill('');
    await roof.blur();
    await expect(roof).toHaveAttribute('placeholder', 'Not offered');
    await expect(bar(page, 'Everything is saved')).toBeVisible();

    for (const name of ['Standard timber', 'Cedar']) {
      await page.getByRole('button', { name: `Stop offering ${name}` }).click();
    }
    await save(page);
    expect((await live(server)).finishes['cladding']).toEqual({ composite: 1500 });
    await page.getByRole('button', { name: 'Stop offering Composite' }).click();
    await saveButtons(page).last().click();
    await expect(amount(page, 'Standard timber')).toHaveAccessibleDescription(
      'Keep at least one cladding on offer',
    );
    await page.getByRole('button', { name: 'Undo Composite' }).click();
    await amount(page, 'Cedar').fill('2600');
    await save(page);
    expect((await live(server)).finishes['cladding']).toEqual({ composite: 1500, cedar: 2600 });
    // The price of a room begins with what is offered: the door, and composite cladding.
    await open(page, '/builder');
    await roomTypeCard(page, 'Garden Room').click();
    await goNext(page, 2);
    await sizeCard(page, '4 × 4').click();
    await expect(page.getByText('£2,350').filter({ visible: true }).first()).toBeVisible();
  },
);

test('a save that fails says so and keeps the edit', async ({ page, quietConsole }) => {
  quietConsole.allow(REFUSED);
  quietConsole.allow(/net::ERR_FAILED/);
  await openPrices(page);
  await basePrice(page).fill('27600');
  await page.route('**/api/pricing', (route) => route.abort());
  await saveButtons(page).first().click();
  await expect(toastText(page)).toContainText('Failed to save pricing data');
  await expect(basePrice(page)).toHaveValue('27600');
  await page.unroute('**/api/pricing');
  await save(page);
});

test('unsaved edits are not left without a question', { tag: '@long' }, async ({ page }) => {
  await openPrices(page);
  await basePrice(page).fill('27600');
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('link', { name: 'Gallery' }).click();
  await leave.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(/\/admin\/pricing$/);
  await expect(basePrice(page)).toHaveValue('27600');
  await page.getByRole('button', { name: 'Log out' }).click();
  // The keys are the dialog's once it has the focus.
  await expect
    .poll(() => leave.evaluate((dialog) => dialog.contains(document.activeElement)))
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(leave).toBeHidden();
  expect(await (await page.request.get('/api/auth/check')).json()).toEqual({ isAdmin: true });

  // For other sites and closing the tab, the browser itself asks.
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await closing;

  await page.getByRole('button', { name: 'Reload' }).click();
  const discard = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await discard.getByRole('button', { name: 'Keep them' }).click();
  await expect(basePrice(page)).toHaveValue('27600');
  await page.getByRole('button', { name: 'Undo 4 m × 4 m' }).click();
  await expect(basePrice(page)).toHaveValue('27150');
  await basePrice(page).fill('27600');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await discard.getByRole('button', { name: 'Discard' }).click();
  await expect(basePrice(page)).toHaveValue('27150');
  await page.getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL(/\/admin\/gallery$/);
});

test(
  'two administrators get a clear conflict, and no edit is lost',
  { tag: '@long' },
  async ({ page, server, quietConsole }) => {
    quietConsole.allow(REFUSED);
    await openPrices(page);
    await basePrice(page).fill('27600');
    await saveElsewhere(page, (pricing) => (pricing.fixedComponents['entranceDoor'] = 900));
    await saveButtons(page).first().click();
    const conflict = page.getByRole('alert').filter({ hasText: 'version 2 is live now' });
    await expect(conflict).toContainText('Entrance door£850£900');
    await expect(basePrice(page)).toHaveValue('27600');
    // The rest of the screen is looked at elsewhere; here the bar at its foot cuts a row in two.
    await expectAccessible(page, 'conflict', '[role=alert]');
    await conflict.getByRole('button', { name: 'Put my changes on top of it' }).click();
    await expect(conflict).toBeHidden();
    await expect(bar(page, '1 change not saved')).toBeVisible();
    await save(page);
    const saved = await live(server);
    expect(saved.fixedComponents['entranceDoor']).toBe(900);
    expect(saved.shellSizes.find(({ id }) => id === '4x4')?.basePrice).toBe(27_600);
  },
);

test(
  'any version is looked at, compared and restored',
  { tag: '@long' },
  async ({ page, server }) => {
    await saveElsewhere(page, (pricing) => (pricing.fixedComponents['entranceDoor'] = 900));
    await open(page, '/admin/pricing');
    await expect(versions(page).getByRole('listitem').first()).toContainText('Live now');
    await page.getByRole('button', { name: 'Look at version 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Version 1' });
    await expect(dialog.getByRole('table').first()).toContainText('Entrance door£900£850');
    await expect(dialog.getByRole('table', { name: 'Five typical rooms' })).toContainText(
      '£28,050',
    );
    await expectAccessible(page, 'an earlier version');
    await dialog.getByRole('button', { name: 'Restore version 1' }).click();
    expect((await live(server)).fixedComponents['entranceDoor']).toBe(900);
    await expect(page.getByLabel('Note for this version')).toHaveValue('Version 1 restored');
    await save(page);
    expect((await live(server)).fixedComponents['entranceDoor']).toBe(850);
    await expect(versions(page).getByRole('listitem').first()).toContainText('Version 3');
  },
);

test('the tabs and the prices can be reached by keyboard alone', async ({ page }) => {
  await openPrices(page);
  await tab(page, 'Shell Sizes').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Perimeter-Based')).toHaveAttribute('aria-selected', 'true');
  // The panel itself may be a tab stop in between.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(amount(page, 'Insulation')).toBeFocused({ timeout: 300 });
  }).toPass();
  await page.keyboard.type('50');
  await expect(bar(page, '1 change not saved')).toBeVisible();
});

siteTest(
  'the price editor is accessible on a phone and on a wide screen and runs over no edge',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page);
    await openPrices(page);
    await basePrice(page).fill('27600');
    await expect(review(page)).toBeVisible();
    await expectSound(page, 'prices');
    await tab(page, 'Legacy Settings').click();
    await expectSound(page, 'legacy settings');
  },
);

test('the prices go out as CSV and come in again: refused by line, looked at, and saved as a version', async ({
  page,
}) => {
  await openPrices(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('prices-version-1.csv');
  const written = await readFile(await file.path(), 'utf8');
  const row = /"fixedComponents.entranceDoor","([^"]*)","(\d+)","£"/;
  const [line = '', , amountOfDoor = ''] = row.exec(written) ?? [];
  const dearer = String(Number(amountOfDoor) + 77);
  const bring = (text: string) =>
    page
      .getByLabel('Prices as CSV')
      .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

  await bring(written.replace(line, line.replace(`"${amountOfDoor}"`, '"soon"')));
  const refused = page.getByRole('dialog', { name: 'Nothing was taken from the file' });
  await expect(refused.getByRole('listitem')).toHaveText(/^Line \d+: “soon” is not an amount$/);
  await expectAccessible(page, 'a file of prices that is refused');
  await refused.getByRole('button', { name: 'Close' }).last().click();

  await bring(written);
  const preview = page.getByRole('dialog', { name: 'What the file changes' });
  await expect(preview).toContainText('Its figures are those in the form.');
  await preview.getByRole('button', { name: 'Close' }).last().click();

  await bring(written.replace(line, line.replace(`"${amountOfDoor}"`, `"${dearer}"`)));
  await expect(preview.getByRole('table', { name: 'What the file changes' })).toContainText(
    'Entrance door',
  );
  await expectSound(page, 'what a file of prices changes');
  await preview.getByRole('button', { name: 'Put them into the form' }).click();
  await expect(
    page.getByRole('table', { name: 'What saving will change' }).getByRole('row'),
  ).toHaveCount(2);
  await save(page);
  const { fixedComponents } = await (await page.request.get('/api/pricing')).json();
  expect(fixedComponents.entranceDoor).toBe(Number(dearer));
});
