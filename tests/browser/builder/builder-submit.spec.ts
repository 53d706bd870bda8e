import type { Page } from 'playwright/test';
import {
  CONTACT,
  contactField,
  designRoom,
  expectStep,
  expectSubmitted,
  fillContact,
  roomTypeCard,
  submitButton,
  submitContact,
} from '#tests/support/builder';
import { API_UNREACHED, expect, proxiedTest, siteTest as test } from '#tests/support/fixtures';
import { refusal } from '#tests/support/servers/faulty-proxy';
import { expectAccessible } from '#tests/support/page/accessibility';
import { interactive, open, workerReady } from '#tests/support/page-state';

const workerTest = proxiedTest.extend({ serviceWorkers: 'allow' });

/** Its title and its text. */
const toast = (page: Page) => page.locator('[class*=toast__body]');

proxiedTest.describe('submitting', () => {
  proxiedTest(
    'reads "Submitting...", thanks, sends everything and is home 2 s later',
    { tag: '@long' },
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
      await expect(page.getByText('Quote Request Submitted!')).toBeVisible();
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

      const [row] = await server.quotes();
      const arrival = page.getByRole('region', { name: 'We have your room' });
      await expect(arrival).toContainText(row?.reference ?? 'no row');
      await expect(arrival).toContainText('£39,900');
      await expect(arrival.getByRole('listitem')).toHaveText([
        /^By \w+\s\d+\s\w+We call or email you/,
        /^Around \w+\s\d+\s\w+Site visit/,
        /^By \w+\s\d+\s\w+Your written quote/,
      ]);
      await expectAccessible(page, 'home, after a request');
      await arrival.getByRole('button', { name: 'Close' }).click();
      await expect(arrival).toBeHidden();
      await page.reload();
      await interactive(page);
      await expect(arrival).toBeHidden();
      // The room has left: no page leads back to it as if it had not.
      await expect(page.getByText('Continue your room')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Build Your Room' })).toBeVisible();

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
          // 31,150 + 900 + 850 + 2,500 + 2,000 + 2,500
          estimatedPrice: 39_900,
          serverPrice: 39_900,
          pricingVersion: 1,
        },
      ]);
    },
  );

  proxiedTest(
    'a double press sends once, and the same design again is asked about first',
    { tag: '@long' },
    async ({ page, server, way }) => {
      await open(page, '/builder');
      await designRoom(page);
      await fillContact(page);
      await submitButton(page).dblclick();
      await expectSubmitted(page);
      await expect.poll(async () => (await server.quotes()).length).toBe(1);
      expect(way.posts).toHaveLength(1);
      await open(page, '/builder');
      await expectStep(page, 6);
      await expect(page.getByText('You have already submitted this design')).toBeVisible();
      await expect(submitButton(page)).toBeHidden();
      await expect(page.getByRole('link', { name: 'Sent: follow it' })).toBeVisible();
      await page.getByRole('button', { name: 'Submit it again' }).click();
      await submitContact(page);
      await expect.poll(async () => (await server.quotes()).length).toBe(2);

      await open(page, '/designs');
      const room = page.getByRole('article');
      await expect(room.getByRole('heading')).toHaveText('The room you submitted');
      await room.getByRole('link', { name: 'Open' }).click();
      await page.getByRole('button', { name: 'Build another room' }).click();
      await expectStep(page, 1);
      await expect(roomTypeCard(page, 'Garden Room')).not.toBeChecked();
    },
  );

  workerTest(
    'offline it says that the request is kept here',
    { tag: '@long' },
    async ({ context, page, quietConsole }) => {
      quietConsole.allow(API_UNREACHED);
      await open(page, '/builder');
      await workerReady(page);
      await designRoom(page);
      await context.setOffline(true);
      await expect(
        page.getByText('No signal? Submit all the same: it goes as soon as you are back online.'),
      ).toBeVisible();
      await fillContact(page);
      await page.getByLabel('Postcode (optional)').fill('NN1 1AA');
      await expect(page.getByText('Yes, we build in NN1.')).toBeVisible();
      await submitButton(page).click();
      await expect(toast(page)).toHaveText(
        "Quote Request SavedIt is saved on this phone. It goes by itself when there is signal. Then we'll email your detailed quote.",
      );
      await expect(page.getByRole('region', { name: 'Saved on this phone' })).toContainText(
        'It sends itself when there is signal.',
      );
    },
  );

  proxiedTest(
    'on a slow connection it says that it is being sent',
    { tag: '@long' },
    async ({ page, server, way }) => {
      await open(page, '/builder');
      await designRoom(page);
      await fillContact(page);
      const release = way.hold();
      await submitButton(page).click();
      await expect(toast(page)).toHaveText(
        "Quote Request SavedIt is saved on this phone. It is being sent. Then we'll email your detailed quote.",
      );
      release();
      await expect(page.getByRole('link', { name: /^Received: MGR-/ })).toBeVisible();
      expect(await server.quotes()).toHaveLength(1);
    },
  );

  proxiedTest(
    'one that is refused is not thanked for, and can be corrected',
    { tag: '@long' },
    async ({ page, way, quietConsole }) => {
      quietConsole.allow(/status of 422/);
      await open(page, '/builder');
      await designRoom(page);
      await fillContact(page);
      way.spoil(refusal(422, { email: 'Enter another address' }));
      await submitButton(page).click();
      await expect(toast(page)).toHaveText(
        'Failed to save configuration. Please try again.We could not take this request.',
      );
      await expect(
        page.getByRole('heading', { name: 'This request was not accepted' }),
      ).toBeVisible();
    },
  );

  test('details that the browser fills in by itself are taken', async ({ page }) => {
    await open(page, '/builder');
    await designRoom(page);
    const fillIn = (tells: boolean) =>
      page.locator('form[data-typing]').evaluate(
        (form: HTMLFormElement, [contact, isTold]) => {
          const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
          for (const [name, value] of Object.entries(contact)) {
            const box = form.elements.namedItem(name);
            if (!(box instanceof HTMLInputElement)) throw new Error(`There is no box ${name}`);
            // As Chrome on iOS, in the page: React, which listens to this, then takes the event for an echo.
            if (isTold) box.value = value;
            // As some password managers, from outside the page, and nothing is told.
            else own?.set?.call(box, value);
            if (isTold) box.dispatchEvent(new Event('input', { bubbles: true }));
          }
        },
        [CONTACT, tells] as const,
      );
    await fillIn(true);
    await expect(submitButton(page)).toBeEnabled();
    await fillContact(page, { name: '', email: '', phone: '' });
    await expect(submitButton(page)).toBeDisabled();
    await fillIn(false);
    await contactField(page, 'Phone').focus();
    await contactField(page, 'Phone').blur();
    await expect(submitButton(page)).toBeEnabled();
    await expect(contactField(page, 'Name')).toHaveValue(CONTACT.name);
  });

  proxiedTest(
    'a filled hidden field is thanked for, and stored nowhere',
    { tag: '@long' },
    async ({ page, server }) => {
      await open(page, '/builder');
      await designRoom(page);
      await fillContact(page);
      await page
        .getByRole('main')
        .locator('input[name="website"]')
        .evaluate((input: HTMLInputElement) => (input.value = 'http://example.com'));
      await submitButton(page).click();
      await expect(page.getByText('Quote Request Submitted!')).toBeVisible();
      expect(await server.quotes()).toEqual([]);
    },
  );
});

proxiedTest.describe('after submitting', () => {
  proxiedTest(
    'who is on the way to another page is not brought home',
    { tag: '@long' },
    async ({ page }) => {
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

/** Records inside the page when the thank-you message appears and when the visitor is home. */
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

test.describe('before a worker has anything', () => {
  test('the thanks reach a visitor who loses the signal', async ({
    context,
    page,
    quietConsole,
  }) => {
    quietConsole.allow(API_UNREACHED);
    // The banner's code loads with the next signal, and so does each part of the home page that follows
    // the thank-you message: which of them are requested depends on how far the page gets.
    quietConsole.allow(/\/(assets|content)\//);
    await open(page, '/builder');
    await designRoom(page);
    await fillContact(page);
    await context.setOffline(true);
    await submitButton(page).click();
    await expectSubmitted(page);
  });
});
