import type { Page } from 'playwright/test';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';
import { expectSound } from '#tests/support/page/sound';

const STEPS = [
  ['1 Free video consultation', '20–30 minutes'],
  ['2 Site visit', '1–2 hours on site'],
  ['3 Bespoke design', '1–2 weeks'],
  ['4 Installation', '2–4 weeks'],
] as const;

const main = (page: Page) => page.getByRole('main');

async function expectClosingBand(page: Page): Promise<void> {
  const band = page.getByRole('region', { name: 'Ready to Create Your Perfect Space?' });
  const booking = band.getByRole('link', { name: 'Book Free Consultation' });
  await expect(booking).toHaveAttribute('href', '/contact');
  await expect(band.getByRole('link', { name: '01632 960100' })).toHaveAttribute(
    'href',
    'tel:+441632960100',
  );
}

test(
  '/process says what happens when, ends in the call to action, and is accessible',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/process');
    await test.step('intro and the four steps with their times', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our process');
      const steps = main(page).locator('ol').getByRole('listitem');
      await expect(steps).toHaveCount(4);
      for (const [index, [title, time]] of STEPS.entries()) {
        await expect(steps.nth(index).getByRole('heading')).toHaveText(title);
        await expect(steps.nth(index)).toContainText(time);
      }
      await expect(steps.nth(1)).toContainText(
        'detailed written quote follows within 5 working days',
      );
      await expect(
        page.getByText('Most projects complete within 6–8 weeks from design approval.'),
      ).toBeVisible();
    });
    await test.step('six benefit cards, word for word', async () => {
      const cards = main(page).locator('section', { hasText: 'What you can hold us to' });
      await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
        'No pressure sales - just honest advice',
        'Fixed price guarantee',
        'Clear timeline expectations',
        'Regular communication throughout',
        'Building regulation compliance included',
        '10-year structural guarantee',
      ]);
    });
    await test.step('ends in the call to action', async () => {
      await expectClosingBand(page);
    });
    await expectSound(page, '/process');
  },
);

test(
  '/about tells of the founders and values, ends in the call to action, and is accessible',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/about');
    await test.step('hero and founder story', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main(page).getByText(/building for 40 years/)).toBeVisible();
      await expect(
        main(page).getByRole('img', { name: /^Visualisation: a joinery/ }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: 'How we came to modules' })).toBeVisible();
    });
    await test.step('two founder cards, by their roles alone', async () => {
      await expect(main(page).getByRole('article').getByRole('heading')).toHaveText([
        'Co-Founder & Master Builder',
        'Co-Founder & Sales Director',
      ]);
    });
    await test.step('three values', async () => {
      const values = main(page).locator('section', { hasText: 'What we hold to' });
      await expect(values.getByRole('heading', { level: 3 })).toHaveText([
        'Quality First',
        'Transparent Process',
        'Client Partnership',
      ]);
    });
    await test.step('ends in the call to action', async () => {
      await expectClosingBand(page);
    });
    await expectSound(page, '/about');
  },
);
