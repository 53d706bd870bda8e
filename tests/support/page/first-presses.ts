import { expect, type Locator, type Page } from 'playwright/test';
import { contactForm } from '#app/content/page-words/contact-page';

/** A control on a prerendered page that may be pressed before the app has taken over. */
export interface FirstPress {
  name: string;
  path: string;
  /** The target for finger or mouse, pressed by the keyboard too. */
  control(page: Page): Locator;
  /** Typed before the press, as a visitor would. */
  typed?: readonly [label: string, text: string];
  /** The press has had its effect exactly once, and nothing else has been pressed. */
  answered(page: Page): Promise<void>;
  /** The key that presses it; for a select, the key that chooses the next option. */
  key?: 'Space' | 'Enter' | 'ArrowDown';
}

/** The choices currently selected on the page; which picture of the room is shown is none. */
const chosen = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement>('main input:checked:not([name=stage-view])'),
    ].map(({ value }) => value),
  );

async function onlyChosen(page: Page, value: string) {
  await expect.poll(() => chosen(page)).toEqual([value]);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const input = (page: Page, name: string, value: string) =>
  page.locator(`input[name="${name}"][value="${value}"]`);

export const FIRST_PRESSES: readonly FirstPress[] = [
  {
    name: 'a room type of the builder',
    path: '/builder',
    control: (page) => input(page, 'room-type', 'office'),
    async answered(page) {
      await onlyChosen(page, 'office');
      const next = button(page, 'Next Step').filter({ visible: true });
      await expect(next).toBeEnabled();
      await next.click();
      await expect(page.getByRole('heading', { name: 'Select Your Shell Size' })).toBeVisible();
    },
  },
  {
    name: 'a room type of the estimator',
    path: '/estimator',
    control: (page) => input(page, 'estimate-room-type', 'dual-purpose'),
    async answered(page) {
      await onlyChosen(page, 'dual-purpose');
      await page.getByRole('radio', { name: /\s4\sm\s×\s4\sm outside/ }).check();
      // 4 m × 4 m as dual purpose: 27,150 × 1.014658 = 27,547.96; with 450, 850 and 1,000: 29,847.96.
      await expect(page.getByText('£29,848 –')).toBeVisible();
    },
  },
  {
    name: 'a feature of the estimator',
    path: '/estimator',
    control: (page) => input(page, 'estimate-features', 'full-electrics'),
    async answered(page) {
      await onlyChosen(page, 'full-electrics');
      await page.getByRole('radio', { name: 'Garden Room', exact: true }).check();
      await page.getByRole('radio', { name: /\s4\sm\s×\s4\sm outside/ }).check();
      // 27,150 for the shell, 450 + 850 + 1,000 for the low end, 1,200 for the electrics.
      await expect(page.getByText('£30,650 –')).toBeVisible();
    },
  },
  {
    name: 'the theme',
    path: '/about',
    control: (page) => button(page, 'Dark theme'),
    async answered(page) {
      await expect(page.locator('html')).toHaveClass(/dark/);
      await expect(button(page, 'Dark theme')).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'the building tool',
    path: '/',
    control: (page) => button(page, 'Build Your Room'),
    async answered(page) {
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the next testimonial',
    path: '/',
    control: (page) => button(page, 'Next testimonial'),
    async answered(page) {
      await expect(button(page, 'Testimonial 2')).toHaveAttribute('aria-current', 'true');
    },
  },
  {
    name: 'the coverage check',
    path: '/',
    typed: ['Your postcode', 'NN1 1AA'],
    control: (page) => button(page, 'Check Coverage'),
    async answered(page) {
      await expect(page.getByText('Yes! We cover your area.')).toBeVisible();
    },
  },
  {
    name: 'a filter of the gallery',
    path: '/gallery',
    control: (page) => button(page, 'Garden Offices'),
    async answered(page) {
      await expect(button(page, 'Garden Offices')).toHaveAttribute('aria-pressed', 'true');
      await expect(page).toHaveURL(/garden-offices/);
    },
  },
  {
    name: 'the contact form',
    path: '/contact',
    typed: ['Name', 'Early Homeowner'],
    control: (page) => button(page, contactForm.button),
    async answered(page) {
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Early Homeowner');
      await expect(page.getByLabel('Email', { exact: true }).first()).toBeFocused();
    },
  },
  {
    name: 'the newsletter',
    path: '/process',
    typed: ['Email address', 'early@example.com'],
    control: (page) => button(page, 'Subscribe'),
    async answered(page) {
      await expect(page.getByRole('contentinfo').getByRole('status')).not.toBeEmpty();
    },
  },
  {
    name: 'a list of the permission check',
    path: '/permission',
    key: 'ArrowDown',
    control: (page) => page.locator('select[name="building"]'),
    async answered(page) {
      await expect(page.locator('select[name="building"]')).toHaveValue('extension');
      // An extension needs no other answers.
      await expect(page.locator('input[name="height"]')).toHaveCount(0);
    },
  },
];
