import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium } from '#build/commands/browser';
import { workerReady } from '#tests/support/page-state';
import { waitUntil } from '#tests/support/servers/server';

const PORT_FILE = 'DevToolsActivePort';
/** Allows for a busy machine. */
const START_MS = 60_000;

/**
 * A real browser in a process of its own with a persistent profile, so that it can be killed like a
 * phone's.
 */
export class Device {
  private child: ChildProcess | null = null;
  private browser: Browser | null = null;

  private constructor(
    private readonly profile: string,
    private readonly origin: string,
  ) {}

  static async create(origin: string): Promise<Device> {
    const device = new Device(await mkdtemp(join(tmpdir(), 'garden-rooms-phone-')), origin);
    await device.start();
    return device;
  }

  async start(): Promise<void> {
    const flags = [
      ...CHROMIUM_FLAGS,
      '--headless=new',
      '--remote-debugging-port=0',
      // After a kill it must not ask whether to restore pages.
      '--hide-crash-restore-bubble',
      `--user-data-dir=${this.profile}`,
      'about:blank',
    ];
    await rm(join(this.profile, PORT_FILE), { force: true });
    this.child = spawn(ensureChromium(), flags, { detached: true, stdio: 'ignore' });
    this.browser = await chromium.connectOverCDP(await endpointOf(this.profile));
  }

  get context(): BrowserContext {
    const context = this.browser?.contexts()[0];
    if (!context) throw new Error('The browser is not running');
    return context;
  }

  /** A tab with our site, interactive and controlled by the worker. */
  async openTab(path = '/'): Promise<Page> {
    const page = await this.context.newPage();
    await interactive(page, this.origin + path);
    await workerReady(page);
    return page;
  }

  /** A tab whose clock is off by this many milliseconds. */
  async openTabWithClock(offset: number, path = '/'): Promise<Page> {
    const page = await this.context.newPage();
    await page.addInitScript((wrong) => {
      const { now } = Date;
      Date.now = () => now() + wrong;
    }, offset);
    await interactive(page, this.origin + path);
    return page;
  }

  /** Kills a tab's process, as a phone short of memory does. */
  async killTab(page: Page): Promise<void> {
    const crashed = page.waitForEvent('crash');
    const session = await this.context.newCDPSession(page);
    // Never resolves.
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
  }

  /** Stops every worker in the middle of its work. */
  async killWorkers(page: Page): Promise<void> {
    const session = await this.context.newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await session.detach();
  }

  /** Makes the browser wake the worker, as Background Sync does. */
  async wakeWorker(page: Page): Promise<void> {
    const session = await this.context.newCDPSession(page);
    const found = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [registration] = registrations;
        if (registration) resolve(registration.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    const registrationId = await found;
    await session.send('ServiceWorker.dispatchSyncEvent', {
      origin: this.origin,
      registrationId,
      tag: 'outbox',
      lastChance: false,
    });
    await session.detach();
  }

  /** kill -9 for the browser and all its processes. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = null;
    this.browser = null;
    if (!child?.pid || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await gone;
  }

  async dispose(): Promise<void> {
    await this.kill();
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Opens a page and waits until it is interactive. */
async function interactive(page: Page, address: string): Promise<void> {
  await page.goto(address, { timeout: START_MS });
  const taken = page.locator('html[data-interactive]');
  await taken.waitFor({ state: 'attached', timeout: START_MS });
}

/** The address it listens on, which it writes to its profile once it does. */
async function endpointOf(profile: string): Promise<string> {
  let port = '';
  await waitUntil(async () => {
    [port = ''] = (await readFile(join(profile, PORT_FILE), 'utf8')).split('\n');
    return port !== '';
  }, START_MS);
  return `http://127.0.0.1:${port}`;
}
