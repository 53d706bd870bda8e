import type { Page } from 'playwright/test';
import { expectAccessible, expectKeyboardReaches } from '#tests/support/page/accessibility';
import {
  CONTACT,
  contactField,
  designRoom,
  expectStep,
  expectSubmitted,
  fillContact,
  goNext,
  nextButton,
  priceButton,
  roomTypeCard,
  sizeCard,
  submitButton,
  submitContact,
  submittedToast,
} from '#tests/support/builder';
import { API_UNREACHED, expect, NOT_THERE, proxiedTest, siteTest } from '#tests/support/fixtures';
import { expectNoOverflow } from '#tests/support/page/layout';
import { openMore } from '#tests/support/more-menu';
import { open, workerReady } from '#tests/support/page-state';
import { expectSound } from '#tests/support/page/sound';
import { quoteIn, quotesReady, statusOf } from '#tests/support/quotes';
import { DESKTOP, PHONE, UNKNOWN_PATH } from '#tests/support/routes';

// Every screen is checked in both themes.
const LOOKS = [
  { theme: 'light', size: '390 px', viewport: PHONE },
  { theme: 'dark', size: '1440 px', viewport: DESKTOP },
] as const;

/** The builder from its empty first step to its summary, with a check of each step. */
async function lookAtBuilder(
  page: Page,
  lookAt: (screen: string, part: 'html' | 'main') => Promise<void>,
) {
  // Header and footer are the same on every step.
  const look = (screen: string) => lookAt(screen, 'main');
  await open(page, '/builder');
  await lookAt('step 1, empty', 'html');
  await roomTypeCard(page, 'Garden Office').check();
  await look('step 1, chosen');
  await goNext(page, 2);
  await sizeCard(page, '4 × 4').check();
  await look('step 2');
  await goNext(page, 3);
  await look('step 3');
  await page.getByRole('slider', { name: 'Door 1' }).focus();
  await look('step 3, moving openings');
  await expectKeyboardReaches(page, 'step 3, moving openings');
  await goNext(page, 4);
  await page.getByRole('checkbox').first().check();
  await look('step 4');
  await goNext(page, 5);
  await look('step 5');
  await priceButton(page).click();
  await lookAt('step 5, price opened', 'html');
  await page.keyboard.press('Escape');
  await goNext(page, 6);
  await look('step 6');
  await page.getByRole('link', { name: 'Peg it out on your lawn' }).click();
  await expect(
    page.getByRole('main').getByRole('img', { name: /diagonals measure/ }),
  ).toBeVisible();
  await lookAt('peg-out sheet', 'html');
  await expectKeyboardReaches(page, 'peg-out sheet');
  await page.goBack();
  await expectStep(page, 6);
  await fillContact(page, { ...CONTACT, email: 'homeowner@example' });
  await submitButton(page).click();
  await expect(contactField(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
  await look('step 6, a field refused');
  await open(page, '/builder');
  await expectStep(page, 6);
  await page.getByRole('button', { name: 'Start over' }).first().click();
  await lookAt('step 6, found again, starting over', 'html');
}

for (const { theme, size, viewport } of LOOKS) {
  siteTest.describe(`${theme}, ${size}`, () => {
    siteTest.use({ viewport, colorScheme: theme, reducedMotion: 'reduce' });

    siteTest(
      'the builder is accessible on every step and says nothing to the console',
      { tag: '@long' },
      async ({ page }) => {
        siteTest.slow();
        await lookAtBuilder(page, (screen, part) => expectAccessible(page, screen, part));
      },
    );
  });
}

siteTest.describe('without movement', () => {
  siteTest.use({ reducedMotion: 'reduce' });

  siteTest(
    'home, estimator, empty list and not-found screen are accessible',
    { tag: '@long' },
    async ({ page, quietConsole }) => {
      siteTest.slow();
      quietConsole.allow(NOT_THERE);
      await open(page, '/');
      await expectSound(page, '/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectAccessible(page, '/, menu');
      await page.setViewportSize(DESKTOP);
      await open(page, '/');
      await page.getByRole('banner').getByText('Services', { exact: true }).click();
      await expectAccessible(page, '/, services');
      await page.setViewportSize(PHONE);
      await open(page, '/estimator');
      await expectSound(page, '/estimator');
      await page.getByRole('radio').first().check();
      await page.getByRole('group', { name: 'Size' }).getByRole('radio').first().check();
      await expectSound(page, '/estimator, range');
      await quotesReady(page);
      await expectSound(page, '/quotes, empty');
      await open(page, UNKNOWN_PATH);
      await expectSound(page, 'not found');
    },
  );
});

/** In the page: the thanks would give way to the home page after two seconds, before they are looked at. */
function keepThanks(): void {
  const later = window.setTimeout;
  const unlessHome = (work: () => void, ms?: number) => (ms === 2000 ? 0 : later(work, ms));
  Object.assign(window, { setTimeout: unlessHome });
}

proxiedTest.describe('with requests', () => {
  proxiedTest.use({ serviceWorkers: 'allow', reducedMotion: 'reduce' });

  proxiedTest(
    'the list and the status are accessible in every state, online and offline',
    { tag: '@long' },
    async ({ context, page, way, quietConsole }) => {
      proxiedTest.slow();
      quietConsole.allow(API_UNREACHED);
      quietConsole.allow(/room-configurations$/);
      await open(page, '/builder');
      await workerReady(page);
      await designRoom(page);
      await context.setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
      await expectSound(page, 'summary, offline');
      await page.evaluate(keepThanks);
      await submitContact(page);
      // Under the pointer it stays while it is looked at.
      await submittedToast(page).hover();
      await expectSound(page, 'thanks, offline');
      await expectSubmitted(page);
      for (const path of ['/', '/estimator', '/builder']) {
        await open(page, path);
        await expectSound(page, `${path}, offline`);
      }
      await quotesReady(page);
      const quote = quoteIn(page, 'Garden Room, 4 m × 4 m');
      await expect(statusOf(quote)).toHaveText('Waiting to be sent');
      await expectSound(page, 'waiting, offline');

      const release = way.hold();
      way.spoil({
        answer: 422,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          error: 'No.',
          code: 'no',
          fields: { email: 'Enter another' },
        }),
      });
      await context.setOffline(false);
      await expect(statusOf(quote)).toHaveText('Sending');
      await expectSound(page, 'sending');
      release();
      await expect(statusOf(quote)).toHaveText('Needs attention');
      await expectSound(page, 'needs attention');
      await openMore(quote);
      await quote.getByRole('button', { name: /^Delete/ }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectSound(page, 'delete question');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
      await quote.getByRole('button', { name: 'Correct and send' }).click();
      await expectSound(page, 'correcting');
      await quote.getByLabel('Email').fill('right@example.com');
      await quote.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(statusOf(quote)).toHaveText('Received');
      await expectSound(page, 'received');
    },
  );
});

siteTest.describe('at 320 px', () => {
  siteTest.use({
    viewport: { width: 320, height: 640 },
    reducedMotion: 'reduce',
  });

  siteTest(
    'no step of the builder runs over the edge, and Next stays in reach',
    async ({ page }) => {
      await open(page, '/builder');
      await roomTypeCard(page, 'Modular House Extensions (3 walls)').check();
      await expectNoOverflow(page, 'step 1');
      await goNext(page, 2);
      await sizeCard(page, '8 × 6').check();
      await expectNoOverflow(page, 'step 2');
      for (const step of [3, 4, 5, 6] as const) {
        await expect(nextButton(page)).toBeInViewport({ ratio: 1 });
        await goNext(page, step);
        await expectNoOverflow(page, `step ${step}`);
      }
      await priceButton(page).click();
      await expectNoOverflow(page, 'price opened');
    },
  );
});
