import type { BrowserContext, Page } from 'playwright/test';
import { PushService } from '#server/testing/servers/push-service';
import { expectAccessible } from '#tests/support/page/accessibility';
import { readDevice } from '#tests/support/device-storage';
import { API_UNREACHED, expect, test as base } from '#tests/support/fixtures';
import { Desk, follow, inDays } from '#tests/support/follow';
import { open, workerReady } from '#tests/support/page-state';
import { launchBrowser } from '#tests/support/servers/launch';
import { RealServer } from '#tests/support/servers/server';

const test = base.extend<{ pushes: PushService; desk: Desk }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from the first parameter
  pushes: async ({}, provide) => {
    const pushes = await PushService.open();
    await provide(pushes);
    await pushes.close();
  },
  server: async ({ pushes }, provide) => {
    const env = { PUSH_SERVICES: pushes.origin, SAMPLES: 'off' };
    const server = await RealServer.create({ env });
    await server.start();
    await provide(server);
    await server.dispose();
  },
  desk: async ({ server }, provide) => {
    const desk = await Desk.at(server);
    await provide(desk);
    await desk.close();
  },
});

test.use({ reducedMotion: 'reduce', serviceWorkers: 'allow' });
test.beforeEach(({ quietConsole }) => quietConsole.allow(API_UNREACHED));

const part = (page: Page) => page.getByRole('region', { name: 'When something happens' });
const tellMe = (page: Page) => page.getByRole('button', { name: 'Tell me on this phone' });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop telling me here' });

interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: object;
  /** Ends with the notice of the push that was delivered last. */
  shown: Promise<void>;
  dispatchEvent(event: Event): boolean;
}

/**
 * A browser that subscribes at our push service: its own can be reached by nobody here. Counts how often it is asked for
 * permission.
 */
async function subscribeAt(context: BrowserContext, pushes: PushService): Promise<void> {
  await context.addInitScript((data) => {
    const KEPT = 'test-subscription';
    const subscription = (key: string) => ({
      ...data,
      options: {
        applicationServerKey: Uint8Array.from(
          atob(key.replaceAll('-', '+').replaceAll('_', '/')),
          (letter) => letter.charCodeAt(0),
        ).buffer,
      },
      toJSON: () => data,
      unsubscribe: async () => localStorage.removeItem(KEPT),
    });
    const kept = async () => {
      const key = localStorage.getItem(KEPT);
      return key === null ? null : subscription(key);
    };
    const asked = Notification.requestPermission.bind(Notification);
    Object.assign(Notification, {
      requestPermission: () => {
        sessionStorage.setItem('asked', `${sessionStorage.getItem('asked') ?? ''}+`);
        return asked();
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: kept,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem(KEPT, applicationServerKey);
        return kept();
      },
    });
  }, pushes.subscribe('phone'));
}

/**
 * Hands a push to the worker, as the browser does when its push service sends one. Resolves when the worker has shown
 * its notice: Chromium forgets one that is asked for (`getNotifications`) while it is being shown.
 */
async function deliver(page: Page, message: object): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    const { registration } = globalThis as unknown as WorkerScope;
    const show = registration.showNotification.bind(registration);
    const shown = new Promise<void>((resolve) => {
      Object.assign(registration, {
        showNotification: (...notice: Parameters<typeof show>) => show(...notice).finally(resolve),
      });
    });
    Object.assign(globalThis, { shown });
  });
  const cdp = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  const registrationId = await known;
  const data = JSON.stringify(message);
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await worker?.evaluate(() => (globalThis as unknown as WorkerScope).shown);
  await cdp.detach();
}

const notices = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body }) => ({ title, body }));
  });

test(
  'a phone that asks for it is told, and a notice leads to its page',
  { tag: '@long' },
  async ({ desk, pushes, server }) => {
    const browser = await launchBrowser([]);
    const context = await browser.newContext({
      baseURL: server.origin,
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    await subscribeAt(context, pushes);
    await context.grantPermissions(['notifications'], { origin: server.origin });
    const page = await context.newPage();
    const { id, token } = await desk.receive();
    await follow(page, token);
    await workerReady(page);
    await expect(tellMe(page)).toBeVisible();
    await expectAccessible(page, 'offered');
    expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBeNull();
    await context.setOffline(true);
    await tellMe(page).click();
    await expect(part(page)).toContainText('That could not be turned on.');
    await context.setOffline(false);
    await tellMe(page).click();
    await expect(stop(page)).toBeFocused();
    expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBe('++');
    await page.reload();
    await expect(stop(page)).toBeVisible();
    await expectAccessible(page, 'turned on');

    await open(page, '/quotes');
    await desk.takeAction(id, { kind: 'times-offered', times: [inDays(7)], text: '' });
    await expect.poll(() => pushes.received.length).toBe(1);
    const message = pushes.received[0]?.message ?? { notification: { title: '', navigate: '' } };
    await deliver(page, message);
    const title = expect.stringMatching(/^When may we come\? MGR-/);
    expect(await notices(page)).toEqual([{ title, body: 'Open your page to see it.' }]);
    // A newer one about the same request takes its place.
    const newer = { ...message.notification, title: 'Newer' };
    await deliver(page, { ...message, notification: newer });
    expect((await notices(page)).map((one) => one.title)).toEqual(['Newer']);

    const [worker] = context.serviceWorkers();
    const opened = await worker?.evaluate(async () => {
      // Of the worker's globals, which the tests' own do not have.
      const scope = globalThis as unknown as WorkerScope;
      const [notification] = await scope.registration.getNotifications();
      return new Promise<string>((resolve) => {
        // A browser opens windows only for a real press.
        Object.assign(scope.clients, { openWindow: async (path: string) => resolve(path) });
        const event = new Event('notificationclick');
        Object.assign(event, { notification, waitUntil: () => undefined });
        scope.dispatchEvent(event);
      });
    });
    expect(opened).toBe(message.notification.navigate);
    expect(opened).not.toContain(token);
    await expect.poll(() => notices(page)).toEqual([]);
    await page.goto(opened ?? '');
    await expect(page).toHaveURL(new RegExp(`/follow#${token}$`));
    await expect(page.getByRole('heading', { name: 'Choose a time for our visit' })).toBeVisible();

    await stop(page).click();
    await expect(tellMe(page)).toBeVisible();
    expect((await server.readStore()).pushDevices).toEqual([]);
    expect(JSON.stringify(await readDevice(page, 'meta'))).not.toContain(token);

    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    });
    await page.reload();
    await expect(part(page)).toContainText('has been told to show no notifications');
    await expectAccessible(page, 'refused');
    await browser.close();
  },
);

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
  });

  test(
    'the page says that it takes the Home Screen, and a pasted link opens it there',
    { tag: '@long' },
    async ({ page, desk }) => {
      const { token } = await desk.receive();
      await follow(page, token);
      await expect(part(page)).toContainText('“Add to Home Screen”');
      await expectAccessible(page, 'not installed');
      await open(page, '/quotes');
      await page.getByRole('link', { name: 'Open a request by its link' }).click();
      const link = page.getByLabel('Or paste the link here');
      await link.fill('https://rooms.example/follow');
      await page.getByRole('button', { name: 'Open it' }).click();
      await expect(page.getByText('Paste the whole link from our email.')).toBeVisible();
      await expectAccessible(page, 'no link');
      await link.fill(` https://rooms.example/follow#${token} `);
      await page.getByRole('button', { name: 'Open it' }).click();
      await expect(page.getByText('The way to your room')).toBeVisible();
    },
  );
});
