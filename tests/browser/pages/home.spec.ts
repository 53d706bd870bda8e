import type { Page } from 'playwright/test';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { interactive, open } from '#tests/support/page-state';
import { DESKTOP, PHONE } from '#tests/support/routes';

const SERVICES = [
  ['Garden Rooms', '£28,000', '/services/garden-rooms'],
  ['Garden Offices', '£30,000', '/services/garden-offices'],
  ['Modular House Extensions (3 walls)', '£35,000', '/services/3-wall-extensions'],
  ['Dual Purpose Spaces', '£32,000', '/services/dual-purpose'],
] as const;

const section = (page: Page, name: string) => page.getByRole('region', { name });
const buildButton = (page: Page) => page.getByRole('button', { name: 'Build Your Room' });
/** The addresses of everything the page has loaded. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
const voices = (page: Page) => section(page, 'What homeowners say');
const shown = (page: Page) => voices(page).locator('figure').filter({ visible: true });
const expectShown = (page: Page, number: number) =>
  expect(shown(page)).toHaveAttribute('aria-label', `${number} of 3`);
const press = (page: Page, name: string) => voices(page).getByRole('button', { name, exact: true });

test.describe('the parts of the page', () => {
  test('say what we build, for how much, in which steps, and lead to the gallery', async ({
    page,
  }) => {
    await open(page, '/');
    await test.step('hero: title, both buttons, four badges, and the width of the building', async () => {
      await page.setViewportSize(DESKTOP);
      const hero = section(page, 'Transform Your Garden Into Your Dream Space');
      await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(hero.getByRole('button', { name: 'Build Your Room' })).toBeVisible();
      await expect(hero.getByRole('link', { name: 'Book Free Consultation' })).toHaveAttribute(
        'href',
        '/contact',
      );
      await expect(hero.getByRole('listitem')).toHaveText([
        '40 Years Experience',
        'Building Regs Compliant',
        'Fully Insulated',
        'Fully Insured Works & 10 Year Guarantee',
      ]);
      await expect(hero.getByText('5.6 m')).toBeVisible();
      await page.setViewportSize(PHONE);
    });
    await test.step('why choose, with the picture, and the four selling points', async () => {
      const why = section(page, 'Why Choose Modular Garden Rooms');
      await expect(
        why.getByRole('img', { name: /^Visualisation: the inside of a garden room/ }),
      ).toBeAttached();
      await expect(why.getByRole('heading', { level: 3 })).toHaveText([
        '40 years building excellence',
        'Fully insulated for year-round use',
        'Building regulation compliant as standard',
        'Luxury finishes included',
      ]);
    });
    await test.step('services: each with picture, price, words and its page', async () => {
      const cards = section(page, 'Our Services').getByRole('article');
      await expect(cards).toHaveCount(SERVICES.length);
      for (const [index, [name, price, path]] of SERVICES.entries()) {
        const card = cards.nth(index);
        await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
        await expect(card.getByRole('img')).toHaveAttribute('alt', /^Visualisation: /);
        await expect(card).toContainText(`From ${price}`);
        const link = card.getByRole('link', { name: `Learn More about ${name}` });
        await expect(link).toHaveText(/^Learn More about /);
        await expect(link).toHaveAttribute('href', path);
      }
    });
    await test.step('the four steps with their durations', async () => {
      const steps = section(page, 'Four steps, from first call to key');
      await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
        '1 Free video consultation',
        '2 Site visit',
        '3 Bespoke design',
        '4 Installation',
      ]);
      for (const duration of ['20–30 minutes', '1–2 hours on site', '1–2 weeks', '2–4 weeks']) {
        await expect(steps.getByText(duration, { exact: true })).toBeVisible();
      }
      await expect(steps).toContainText('Most projects complete within 6–8 weeks');
    });
    await test.step('six pictures of the gallery and the way to all', async () => {
      const teaser = section(page, 'Rooms from our range');
      await expect(teaser.getByRole('img')).toHaveCount(6);
      for (const picture of await teaser.getByRole('img').all()) {
        await expect(picture).toHaveAttribute('alt', /^Visualisation: /);
        await expect(picture).toHaveAttribute('loading', 'lazy');
      }
      await expect(teaser).toContainText('Sample pictures: visualisations of buildings');
      await teaser.getByRole('link', { name: 'View Full Gallery' }).click();
      await expect(page).toHaveURL('/gallery');
    });
  });

  test('the closing band with the consultation and the telephone', async ({ page }) => {
    await open(page, '/');
    const band = section(page, 'Ready to Create Your Perfect Space?');
    await expect(band.getByRole('link', { name: '01632 960100' })).toHaveAttribute(
      'href',
      'tel:+441632960100',
    );
    await band.getByRole('link', { name: 'Book Free Consultation' }).click();
    await expect(page).toHaveURL('/contact');
  });
});

test('a picture of a room that we make leads to its design, at today’s price', async ({ page }) => {
  await open(page, '/');
  const link = section(page, 'Rooms from our range').getByRole('link', { name: /^Build one/ });
  // Its HTML comes with the page; the price list only for whoever sees it.
  await expect(link).toHaveText('Build one');
  await link.scrollIntoViewIfNeeded();
  // 24,000 + 450 + 850 + 2,500
  await expect(link).toHaveText('Build one, £27,800');
  await link.click();
  await expect(page).toHaveURL(/\/shared#1\.g\./);
  await expect(page.getByText('£27,800').first()).toBeVisible();
});

test.describe('parts that stay as they were prerendered', () => {
  const marker = 'data-same-document';
  const mark = (page: Page) =>
    page.evaluate((name) => document.documentElement.setAttribute(name, ''), marker);

  test('load no program, and their links lead through the router', async ({ page }) => {
    await open(page, '/');
    expect((await scriptsOf(page)).filter((name) => name.includes('static-islands'))).toEqual([]);
    await mark(page);
    await page.getByRole('link', { name: 'Learn More about Garden Offices' }).click();
    await expect(page).toHaveURL('/services/garden-offices');
    await expect(page.locator('html')).toHaveAttribute(marker);
  });

  test('are drawn again on the way back, without a new document', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, '/');
    await page.evaluate(
      () =>
        new Promise((done) => {
          addEventListener('scrollend', done, { once: true });
          document.querySelector('a.button[href="/gallery"]')?.scrollIntoView();
        }),
    );
    const place = await page.evaluate(() => scrollY);
    await mark(page);
    await page.getByRole('link', { name: 'View Full Gallery' }).click();
    await expect(page).toHaveURL('/gallery');
    await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(page.getByText('5.6 m')).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await expect(page.locator('html')).toHaveAttribute(marker);
  });

  test('a link pressed with a modifier is left to the browser', async ({ page, context }) => {
    await open(page, '/');
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: 'View Full Gallery' }).click({ modifiers: ['Control'] });
    await expect(await opening).toHaveURL(/\/gallery$/);
    await expect(page).toHaveURL('/');
  });
});

test('on a laptop the focus ring of the first button is whole', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '/');
  const box = await buildButton(page).boundingBox();
  if (!box) throw new Error('No button');
  const leftOfIt = () =>
    page.screenshot({ clip: { x: box.x - 6, y: box.y + box.height / 2, width: 6, height: 2 } });
  const before = await leftOfIt();
  await page.keyboard.press('Tab');
  await buildButton(page).focus();
  await expect.poll(async () => (await leftOfIt()).equals(before)).toBe(false);
});

test.describe('the testimonials', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.setViewportSize(DESKTOP);
    await page.goto('/');
    await page.clock.runFor(3000);
    await interactive(page);
  });

  test('change every 6 seconds and begin again after the third', async ({ page }) => {
    await expectShown(page, 1);
    for (const next of [2, 3, 1]) {
      await page.clock.runFor(6000);
      await expectShown(page, next);
    }
    await test.step('rest while the pointer is over them', async () => {
      await shown(page).hover();
      await page.clock.runFor(20_000);
      await expectShown(page, 1);
      await page.mouse.move(0, 0);
      await page.clock.runFor(6000);
      await expectShown(page, 2);
    });
    await test.step('rest while the focus is within, and are then read aloud', async () => {
      const live = voices(page).locator('[aria-live]');
      await expect(live).toHaveAttribute('aria-live', 'off');
      await press(page, 'Next testimonial').focus();
      await expect(live).toHaveAttribute('aria-live', 'polite');
      await page.clock.runFor(20_000);
      await expectShown(page, 2);
      await page.keyboard.press('Enter');
      await expectShown(page, 3);
      await buildButton(page).focus();
      await expect(live).toHaveAttribute('aria-live', 'off');
      await page.clock.runFor(6000);
      await expectShown(page, 1);
    });
  });

  test('go back, on, and to the one of a dot, pause, and take the same room', async ({ page }) => {
    const height = async () => (await voices(page).boundingBox())?.height;
    const first = await height();
    await press(page, 'Previous testimonial').click();
    await expectShown(page, 3);
    await press(page, 'Next testimonial').click();
    await expectShown(page, 1);
    await press(page, 'Testimonial 2').click();
    await expectShown(page, 2);
    expect(await height()).toBe(first);
    await expect(press(page, 'Testimonial 2')).toHaveAttribute('aria-current', 'true');
    await expect(voices(page).locator('[aria-current]')).toHaveCount(1);
    await test.step('pause and play when asked, the pointer on the button or not', async () => {
      await press(page, 'Pause the testimonials').click();
      await page.mouse.move(0, 0);
      await buildButton(page).focus();
      await page.clock.runFor(20_000);
      await expectShown(page, 2);
      await press(page, 'Play the testimonials').click();
      await page.clock.runFor(6000);
      await expectShown(page, 3);
    });
  });
});

test('the testimonials stand still for visitors who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(3000);
  await interactive(page);
  await expect(page.getByRole('button', { name: 'Play the testimonials' })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(page.locator('figure[aria-label="1 of 3"]')).toBeVisible();
});

test.describe('touch', () => {
  test.use({ hasTouch: true });

  test('stops the testimonials', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(3000);
    await interactive(page);
    await page.locator('figure[aria-label="1 of 3"]').tap();
    await page.clock.runFor(20_000);
    await expect(page.locator('figure[aria-label="1 of 3"]')).toBeVisible();
    await page.getByRole('button', { name: 'Play the testimonials' }).tap();
    await page.clock.runFor(6000);
    await expect(page.locator('figure[aria-label="2 of 3"]')).toBeVisible();
  });
});

test('nothing stands wider than the screen, down to 320 px and with text at 200%', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/');
  const overflow = () =>
    page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
  expect(await overflow()).toBe(0);
  // The header too; Android's commonest width is 360.
  for (const width of [320, 360, 375]) {
    await page.setViewportSize({ width, height: 640 });
    const whole = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(whole, `${width} px`).toBe(width);
  }
  await page.setViewportSize(PHONE);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await overflow()).toBe(0);
});
