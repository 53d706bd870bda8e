import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { shareCode } from '#domain/design/sharing/share-code';
import {
  contactField,
  designRoom,
  expectStep,
  fillContact,
  goTo,
  submitButton,
  type Design,
} from '#tests/support/builder';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';

test.describe('step 6', () => {
  const LONG_DESIGN: Design = {
    roomType: 'Dual Purpose',
    size: '5 × 4',
    windows: 2,
    patioGlass: true,
    features: ['Premium insulation', 'Underfloor heating'],
    finishes: { Cladding: 'Cedar' },
  };

  test(
    'shows the choices, the price and that it is an initial estimate',
    { tag: '@long' },
    async ({ page }) => {
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
      await expect(value('Size')).toHaveText(/^16\.0\sm² inside, 5\sm\s×\s4\sm outside$/);
      await expect(value('Openings')).toHaveText('2 windows, 1 door, patio glass');
      await expect(value('Features')).toHaveText('Premium insulation, underfloor heating');
      await expect(value('Finishes')).toHaveText(
        /^Cedar, standard felt, plasterboard and skim, concrete slab$/,
      );
      // 31,150 + 900 + 850 + 2,500 + 2,000 + 2,500
      await expect(main.getByRole('heading', { name: 'Estimated price' })).toBeVisible();
      await expect(main.getByText('£39,900', { exact: true }).first()).toBeVisible();
      await expect(
        main.getByText(
          'This figure is an initial estimate. Final pricing is confirmed after a site survey.',
        ),
      ).toBeVisible();
      await main.getByRole('link', { name: 'Change openings' }).click();
      await expectStep(page, 3);
    },
  );

  test('says how many openings the walls hold, and takes so many', async ({ page }) => {
    const crowded: Draft = {
      ...emptyDraft,
      roomType: 'garden-room',
      shellSizeId: '2.5x3',
      windows: 9,
      doors: 4,
    };
    await open(page, `/shared#${shareCode(crowded)}`);
    await page.getByRole('button', { name: 'Use this design' }).click();
    await expectStep(page, 6);
    const main = page.getByRole('main');
    await expect(main.getByText('These walls hold 2 windows, 4 doors')).toBeVisible();
    await expect(main.getByText(/all of it fits from 6\sm\s×\s5\sm/)).toBeVisible();
    await main.getByRole('button', { name: 'Take 2 windows, 4 doors' }).click();
    await expect(main.getByText('2 windows, 4 doors', { exact: true })).toBeVisible();
    await expect(main.getByText(/^These walls hold/)).toHaveCount(0);
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
    await expect(contactField(page, 'Phone')).toHaveAccessibleDescription(/at least 7 digits/);
    await expect(contactField(page, 'Name')).not.toHaveAttribute('aria-invalid', 'true');
    expect(posts).toEqual([]);
    await contactField(page, 'Email').fill('homeowner@example.com');
    await expect(contactField(page, 'Email')).not.toHaveAttribute('aria-invalid', 'true');
  });
});
