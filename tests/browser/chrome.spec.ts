import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { builtPages } from '#tests/support/build-files';
import { goNext, roomTypeCard, sizeCard } from '#tests/support/builder';
import { writeDevice } from '#tests/support/device-storage';
import { API_UNREACHED, expect, NOT_THERE, siteTest as test } from '#tests/support/fixtures';
import { interactive, open, workerReady } from '#tests/support/page-state';
import { quoteBody } from '#tests/support/quote-body';
import { DESKTOP, PHONE, PUBLIC_ROUTES, UNKNOWN_PATH } from '#tests/support/routes';

const MAIN_LINKS = [
  ['Home', '/'],
  ['Why Modular', '/why-modular'],
  ['About', '/about'],
  ['Gallery', '/gallery'],
  ['Process', '/process'],
  ['Pricing Guide', '/pricing'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
] as const;

const SERVICE_PATHS = [
  '/services/garden-rooms',
  '/services/garden-offices',
  '/services/3-wall-extensions',
  '/services/dual-purpose',
];

const isDark = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains('dark'));

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const hrefsIn = (page: Page, within: string) =>
  page
    .locator(`${within} a`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** What is wrong with where the chat button is, or that it is not: empty when nothing is. */
function faultOfChat(): string {
  const chat = document.querySelector<HTMLElement>('aside a[target=_blank]');
  if (!chat) return 'is not there';
  const { opacity, translate } = getComputedStyle(chat);
  if (!['0', '1'].includes(opacity)) return 'is on its way';
  const box = chat.getBoundingClientRect();
  const moved = Number.parseFloat(translate.split(' ')[1] ?? '0');
  const controls = [
    ...document.querySelectorAll('a, button, input, select, textarea, summary, label'),
  ].filter(
    (control) =>
      !chat.contains(control) &&
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  /** The control, no taller than 168 px, that comes so near to the middle of the button. */
  const controlWithin = (reach: number) =>
    controls.find((control) => {
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y - moved + box.height / 2];
      const across = left < x + reach && right > x - reach;
      return width > 1 && height <= 168 && across && top < y + reach && bottom > y - reach;
    });
  // It is round: its corners cover nothing.
  const covered = controlWithin(box.width / 2 - 6);
  if (opacity === '1') return covered ? `covers ${covered.outerHTML.slice(0, 200)}` : '';
  return controlWithin(box.width / 2) ? '' : 'is away for nothing';
}

/** What can tell one link from the next by sight. */
function look(element: Element): string[] {
  const { color, fontWeight, borderBottomColor, boxShadow, textDecorationLine } =
    getComputedStyle(element);
  const { backgroundColor, height } = getComputedStyle(element, '::after');
  return [
    color,
    fontWeight,
    borderBottomColor,
    boxShadow,
    textDecorationLine,
    backgroundColor,
    height,
  ];
}

test.describe('theme', () => {
  const themes = [
    { system: 'light', stored: null, dark: false },
    { system: 'dark', stored: null, dark: true },
    { system: 'dark', stored: 'light', dark: false },
    { system: 'light', stored: 'dark', dark: true },
  ] as const;

  for (const { system, stored, dark } of themes) {
    test(`${system} system and ${stored ?? 'nothing'} stored is ${dark ? 'dark' : 'light'}, before the first paint`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system });
      await page.addInitScript((choice) => {
        if (choice !== null) localStorage.setItem('theme', choice);
        const seen: Array<{ at: number; dark: boolean }> = [];
        Object.assign(window, { seen });
        new MutationObserver(() => {
          const now = document.documentElement?.classList.contains('dark') ?? false;
          if (now !== (seen.at(-1)?.dark ?? false)) seen.push({ at: performance.now(), dark: now });
        }).observe(document, { subtree: true, childList: true, attributes: true });
      }, stored);
      await open(page, '/');
      expect(await isDark(page)).toBe(dark);
      const { seen, paintedAt } = await page.evaluate(() => ({
        seen: (window as unknown as { seen: Array<{ at: number; dark: boolean }> }).seen,
        paintedAt: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
      }));
      expect(paintedAt).toBeGreaterThan(0);
      expect(seen.filter(({ at }) => at > paintedAt)).toEqual([]);
      await expect(page.locator('html')).toHaveCSS('color-scheme', dark ? 'dark' : 'light');
    });
  }

  test('the toggle flips it, stores it under "theme", and the next page has it', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/');
    const toggle = page.getByRole('button', { name: 'Dark theme' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await toggle.click();
    expect(await isDark(page)).toBe(true);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await open(page, '/about');
    expect(await isDark(page)).toBe(true);
    await page.getByRole('button', { name: 'Dark theme' }).click();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    expect(await isDark(page)).toBe(false);
  });

  test('while nothing is stored it follows the system as it changes', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/);
  });
});

test.describe('header on a wide screen', () => {
  test.use({ viewport: DESKTOP });

  test('shows the eight main links, the services and the consultation', async ({ page }) => {
    await open(page, '/about');
    const main = page.getByRole('navigation', { name: 'Main' });
    for (const [name, href] of MAIN_LINKS) {
      const link = main.getByRole('link', { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', href);
    }
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: /home$/ })).toHaveAttribute('href', '/');
    await expect(banner.getByRole('link', { name: 'Book Free Consultation' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(menuButton(page)).toBeHidden();
  });

  test('is not shown before all of it has arrived, nor is the first screen below it', async ({
    page,
  }) => {
    await open(page, '/');
    const header = page.getByRole('banner');
    const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
    for (const [part, last] of [
      [header, header.locator('[popovertarget]')],
      [hero, hero.locator('[data-end]')],
    ] as const) {
      await expect(part).toBeVisible();
      await last.evaluate((element) => element.remove());
      await expect(part).toBeHidden();
    }
  });

  test('stays at the top while the page scrolls', async ({ page }) => {
    await open(page, '/');
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    const box = await page.getByRole('banner').boundingBox();
    expect(box?.y).toBe(0);
  });

  test('the services open under their word and close with a choice', async ({ page }) => {
    await open(page, '/');
    const main = page.getByRole('navigation', { name: 'Main' });
    const links = main.locator('a[href^="/services/"]');
    await expect(links.first()).toBeHidden();
    await main.getByText('Services', { exact: true }).click();
    await expect(links).toHaveCount(4);
    for (const path of SERVICE_PATHS) await expect(main.locator(`a[href="${path}"]`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
    await main.getByText('Services', { exact: true }).click();
    await links.first().click();
    await expect(page).toHaveURL(/\/services\/garden-rooms$/);
    await expect(links.first()).toBeHidden();
  });

  test('a mouse opens the services after 200 ms and closes them 150 ms after leaving', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const services = page.locator('header details');
    await page.getByRole('navigation', { name: 'Main' }).getByText('Services').hover();
    await page.clock.runFor(199);
    await expect(services).not.toHaveAttribute('open');
    await page.clock.runFor(1);
    await expect(services).toHaveAttribute('open');
    await page.mouse.move(700, 800);
    await page.clock.runFor(149);
    await expect(services).toHaveAttribute('open');
    await page.clock.runFor(1);
    await expect(services).not.toHaveAttribute('open');
  });

  test("the current route's link is marked, and only that", async ({ page }) => {
    for (const [name, href] of MAIN_LINKS) {
      await open(page, href);
      const current = page.getByRole('banner').locator('nav a[aria-current="page"]');
      await expect(current).toHaveCount(1);
      await expect(current).toHaveText(name);
      const other = page.getByRole('banner').locator('nav > a:not([aria-current])').first();
      expect(await current.evaluate(look)).not.toEqual(await other.evaluate(look));
    }
  });
});

test.describe('menu on a phone', () => {
  test.use({ viewport: PHONE });

  test('opens a panel with the same links, the services and the consultation', async ({ page }) => {
    await open(page, '/');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    for (const [name, href] of MAIN_LINKS) {
      const link = menu(page).getByRole('link', { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', href);
    }
    for (const path of SERVICE_PATHS) {
      await expect(menu(page).locator(`a[href="${path}"]`)).toBeVisible();
    }
    await expect(menu(page).getByRole('link', { name: 'Book Free Consultation' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await menuButton(page).click();
    await expect(menu(page)).toBeHidden();
  });

  test('choosing a link closes the panel and goes there', async ({ page }) => {
    await open(page, '/');
    for (const [name, href] of [...MAIN_LINKS].toReversed()) {
      await menuButton(page).click();
      await menu(page).getByRole('link', { name, exact: true }).click();
      await expect(menu(page)).toBeHidden();
      await expect.poll(() => new URL(page.url()).pathname).toBe(href);
    }
    await menuButton(page).click();
    await menu(page).locator('a[href="/services/dual-purpose"]').click();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(/dual-purpose$/);
  });

  test('Escape closes it and the focus goes back to its button', async ({ page }) => {
    await open(page, '/');
    await menuButton(page).click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('works before the program is there', async ({ page, quietConsole }) => {
    quietConsole.allow(/net::ERR_FAILED|Failed to fetch dynamically imported module/);
    await page.route(/\/assets\/entry-client/, (route) => route.abort());
    await page.goto('/');
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('opens after presses that came before the menu itself had arrived', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((changes, watch) => {
        // What listens for the first press takes its script away: the page has come as far as the header.
        const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
        if (!removed.some((node) => node instanceof HTMLScriptElement)) return;
        watch.disconnect();
        if (document.getElementById('site-menu')) return;
        const button = document.querySelector<HTMLElement>('[popovertarget="site-menu"]');
        button?.click();
        button?.click();
        document.documentElement.dataset['pressed'] = '';
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-pressed', '');
    await expect(menu(page)).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('menu, pages and links work', async ({ page }) => {
      await page.goto('/');
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      await menu(page).getByRole('link', { name: 'Process', exact: true }).click();
      await expect(page).toHaveURL(/\/process$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(menu(page)).toBeHidden();
    });
  });
});

test.describe('services without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: DESKTOP });

  test('open and lead on', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByText('Services', { exact: true }).click();
    await main.locator('a[href="/services/garden-offices"]').click();
    await expect(page).toHaveURL(/garden-offices$/);
  });
});

test('the skip link leads past the header', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the footer holds what the specification lists', async ({ page }) => {
  await open(page, '/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Northamptonshire');
  for (const network of ['Facebook', 'Instagram', 'YouTube']) {
    const button = footer.getByRole('button', { name: `${network}, coming soon` });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('title', 'Coming soon');
  }
  const quick = footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link');
  await expect(quick).toHaveText(['Home', 'About', 'Gallery', 'Process', 'Blog', 'Contact']);
  const services = footer.getByRole('navigation', { name: 'Services' }).getByRole('link');
  await expect(services).toHaveCount(4);
  expect(await hrefsIn(page, 'footer nav[aria-labelledby="footer-services"]')).toEqual(
    SERVICE_PATHS,
  );
  await expect(footer.getByRole('link', { name: '01632 960100' })).toHaveAttribute('href', /^tel:/);
  await expect(footer.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
  await expect(footer).toContainText(/Mon.Fri 8:00\sAM.6:00\sPM/);
  await expect(footer).toContainText(/Sat 9:00\sAM.4:00\sPM, Sun closed/);
  await expect(footer.locator('li svg')).toHaveCount(4);
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  for (const [name, href] of [
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
    ['Cookies', '/cookies'],
    ['Admin Pricing', '/admin/pricing'],
    ['Admin Gallery', '/admin/gallery'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

/** Opens the list with a request that cannot leave: "Send now" says so in a message. */
async function openWithStuckQuote(page: Page): Promise<void> {
  await page.route('**/api/room-configurations', (route) => route.abort());
  await open(page, '/quotes');
  await expect(page.getByText('No quote requests on this device yet.')).toBeVisible();
  const { name: _name, email: _email, phone: _phone, ...summary } = quoteBody();
  await writeDevice(page, 'outbox', {
    schema: 2,
    id: randomUUID(),
    kind: 'quote',
    createdAt: Date.now(),
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: Date.now(),
    request: quoteBody(),
    summary,
  });
  await open(page, '/quotes');
  await expect(sendNow(page)).toBeVisible();
  await workerReady(page);
  await page.context().setOffline(true);
}

const sendNow = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Send now' });
const NO_SIGNAL = 'There is no signal here';

test('a message leaves after 5 s', async ({ page, quietConsole }) => {
  quietConsole.allow(API_UNREACHED);
  await openWithStuckQuote(page);
  await page.evaluate((words) => {
    const times: number[] = [];
    Object.assign(window, { times });
    new MutationObserver(() => {
      const shown = document.body.textContent?.includes(words) ?? false;
      if (shown === (times.length % 2 === 0)) times.push(performance.now());
    }).observe(document.body, { subtree: true, childList: true });
  }, NO_SIGNAL);
  await sendNow(page).click();
  const message = page.getByText(NO_SIGNAL);
  await expect(message).toBeVisible();
  await page.mouse.move(10, 400);
  await expect(message).toBeHidden();
  const [shown = 0, gone = 0] = await page.evaluate(
    () => (window as unknown as { times: number[] }).times,
  );
  expect(gone - shown).toBeGreaterThanOrEqual(4900);
  expect(gone - shown).toBeLessThan(10_000);
});

test('one message at a time, gone by its button or by a swipe of 50 px', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(API_UNREACHED);
  await openWithStuckQuote(page);
  const message = page.getByText(NO_SIGNAL);
  await sendNow(page).click();
  await sendNow(page).click();
  await expect(message).toHaveCount(1);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(message).toHaveCount(0);

  await sendNow(page).click();
  const box = await message.boundingBox();
  if (!box) throw new Error('There is no message to swipe');
  const swipe = async (pixels: number) => {
    await page.mouse.move(box.x + 20, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 20 + pixels, box.y + 5, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(49);
  await expect(message).toBeVisible();
  await swipe(50);
  await expect(message).toHaveCount(0);
});

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a wide screen', DESKTOP],
] as const) {
  test.describe(`chat on ${name}`, () => {
    test.use({ viewport });

    test('stands at the bottom right of every page and opens in a new tab', async ({
      page,
      quietConsole,
    }) => {
      quietConsole.allow(NOT_THERE);
      for (const path of [...PUBLIC_ROUTES, UNKNOWN_PATH]) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const chat = page.getByRole('link', {
          name: /^Need help\? Chat with us!/,
          includeHidden: true,
        });
        await expect(chat).toHaveCount(1);
        await expect(chat).toHaveAttribute('target', '_blank');
        const href = new URL((await chat.getAttribute('href')) ?? '');
        expect(href.hostname).not.toBe('127.0.0.1');
        expect(href.searchParams.get('text')).toMatch(/modular build/);
        await expect(chat).toHaveCSS('position', 'fixed');
        const box = await chat.boundingBox();
        if (!box) throw new Error(`No chat button on ${path}`);
        expect.soft(box.width, path).toBeGreaterThanOrEqual(44);
        expect.soft(box.x + box.width, path).toBeLessThanOrEqual(viewport.width);
        expect.soft(box.x, path).toBeGreaterThan(viewport.width / 2);
        expect.soft(box.y, path).toBeGreaterThan(viewport.height / 2);
      }
    });

    test('covers nothing to press, and goes away for nothing else', async ({ page }) => {
      for (const path of ['/contact', '/quotes', '/permission', '/pricing', '/process']) {
        await open(page, path);
        const end = await page.evaluate(() => document.body.scrollHeight - innerHeight);
        for (let y = 0; y < end; y += 150) {
          await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
          await expect
            .poll(() => page.evaluate(faultOfChat), { message: `${path} at ${y}` })
            .toBe('');
        }
      }
    });

    test('covers nothing to press in the builder', async ({ page }) => {
      await open(page, '/builder');
      await roomTypeCard(page, 'Garden Room').check();
      await goNext(page, 2);
      await sizeCard(page, '4 × 4').check();
      await goNext(page, 3);
      const end = await page.evaluate(() => document.body.scrollHeight - innerHeight);
      // Upwards: on a phone it is away on the way down.
      for (let y = end; y > 0; y -= 60) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
        await expect
          .poll(() => page.evaluate(faultOfChat), { message: `at ${y}` })
          .not.toMatch(/^covers/);
      }
    });
  });
}

test.describe('chat', () => {
  test.use({ viewport: DESKTOP });

  test('says what it is for when the mouse is over it', async ({ page }) => {
    await open(page, '/about');
    const words = page.getByText('Need help? Chat with us!', { exact: true });
    await expect(words).toHaveCSS('opacity', '0');
    await page.getByRole('link', { name: /^Need help/ }).hover();
    await expect(words).toHaveCSS('opacity', '1');
  });
});

test('an unknown path is answered 404 with the not-found screen and ways on', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(NOT_THERE);
  const response = await page.goto(UNKNOWN_PATH);
  expect(response?.status()).toBe(404);
  await interactive(page);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(page).toHaveTitle(/Page not found/);
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Transform Your Garden Into Your Dream Space',
  );
});

test('each route has its own title, description and one heading', async ({ page }) => {
  const pages = builtPages();
  const metas = PUBLIC_ROUTES.map((path) => {
    const html = pages.get(path === '/' ? 'index.html' : `${path.slice(1)}/index.html`) ?? '';
    const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, text]) => text ?? '');
    const descriptions = [...html.matchAll(/<meta name="description" content="([^"]*)"/g)];
    expect.soft(titles, path).toHaveLength(1);
    expect.soft(descriptions, path).toHaveLength(1);
    expect.soft(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    expect.soft(html, path).toContain('<html lang="en-GB"');
    return { title: titles[0] ?? '', description: descriptions[0]?.[1] ?? '' };
  });
  expect(new Set(metas.map(({ title }) => title)).size).toBe(PUBLIC_ROUTES.length);
  expect(new Set(metas.map(({ description }) => description)).size).toBe(PUBLIC_ROUTES.length);
  for (const { title, description } of metas) {
    // A search result shows about 60; the company's name is left out where it does not fit.
    expect.soft(title.length).toBeGreaterThan(5);
    expect.soft(title.length).toBeLessThanOrEqual(60);
    expect.soft(description.length).toBeGreaterThan(40);
    expect.soft(description.length).toBeLessThanOrEqual(170);
  }

  await open(page, '/');
  await menuButton(page).click();
  await menu(page).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveTitle(/^Blog \|/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /short articles/,
  );
});

test('every internal link of every page leads somewhere', async ({ site }) => {
  const links = new Map<string, string>();
  for (const [file, html] of builtPages()) {
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"#]+)/g)) {
      if (href.startsWith('/')) links.set(href, file);
    }
  }
  expect(links.size).toBeGreaterThan(15);
  for (const [href, file] of links) {
    const { status } = await fetch(site.origin + href);
    expect.soft(status, `${href}, on ${file}`).toBe(200);
  }
});
