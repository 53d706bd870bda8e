import { test as base, expect, type ConsoleMessage, type Page } from 'playwright/test';
import { translate } from './page/translator';
import { FaultyProxy } from './servers/faulty-proxy';
import { newServer } from './servers/new-server';
import type { RealServer } from './servers/server';
import { FreshServers } from './servers/fresh-servers';

interface QuietConsole {
  /** The pattern is matched against the message, " @ " and the address concerned. */
  allow(pattern: RegExp): void;
}

interface Fixtures {
  /** Fails the test when any page of its context logs something it should not. */
  quietConsole: QuietConsole;
}

/** The browser's log line when one of our requests does not reach a server; we cannot suppress it. */
export const API_UNREACHED =
  /net::ERR_[A-Z_]+ @ \S+\/(api\/\S+|sw\.js)$|^An unknown error occurred when fetching the script\. @ $/;

/** The browser's log line when something a test requested on purpose does not exist. */
export const NOT_THERE = /the server responded with a status of 404/;

/** Where Playwright blocks the worker: it says so, and the page asks for what registers it as late as it is idle. */
const WORKER_BLOCKED =
  /^Service Worker registration blocked by Playwright|net::ERR_\w+ @ \S+\/assets\/workbox-window\S+\.js$/;

/** The browser's own request for the picture of its tab, after a test has stopped its server. */
const ICON_UNREACHED = /net::ERR_\w+ @ \S+\/icons\/favicon\.svg$/;

/** What the browser logs where a script of the test's own meets a frame without scripts, such as a look at a page. */
export const SCRIPT_REFUSED =
  /^Blocked script execution in '\S+' because the document's frame is sandboxed/;

/** Listens to the console of every page of a test. */
const quietTest = base.extend<Fixtures>({
  // Installing the worker fetches the whole site, a third of a short test's work. Tests that are about it
  // say `serviceWorkers: 'allow'`.
  serviceWorkers: 'block',
  quietConsole: [
    async ({ context, serviceWorkers }, provide) => {
      const heard: string[] = [];
      const allowed = [ICON_UNREACHED, ...(serviceWorkers === 'block' ? [WORKER_BLOCKED] : [])];
      const hear = (page: Page) => {
        page.on('console', (message) => {
          if (isComplaint(message)) heard.push(`${message.text()} @ ${message.location().url}`);
        });
        page.on('pageerror', (error) =>
          heard.push(`${error.name}: ${error.message} ${error.stack} @ ${page.url()}`),
        );
      };
      context.on('page', hear);
      if (process.env['TRANSLATED']) {
        await translate(context, 'kept');
        allowed.push(SCRIPT_REFUSED);
      }
      await provide({ allow: (pattern) => allowed.push(pattern) });
      expect(heard.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * The servers of a worker, each started when a test first asks for it. One list for all tests: Playwright
 * begins a new worker, with a browser and servers of its own, wherever these fixtures differ.
 */
const workerTest = quietTest.extend<object, { servers: FreshServers; site: RealServer }>({
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from this pattern
    async ({}, provide) => {
      const servers = await FreshServers.open();
      await provide(servers);
      await servers.close();
    },
    { scope: 'worker' },
  ],
  site: [
    // oxlint-disable-next-line no-empty-pattern -- see above
    async ({}, provide) => {
      const server = await newServer();
      await server.start();
      await provide(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
});

/** Each test has a server of its own, to stop, fill and inspect. */
export const test = workerTest.extend<{ server: RealServer }>({
  server: async ({ servers }, provide) => {
    const server = await servers.take();
    await provide(server);
    await server.dispose();
  },
  baseURL: async ({ server }, provide) => provide(server.origin),
});

/** The browser reaches the server through a proxy that disrupts requests as instructed. */
export const proxiedTest = test.extend<{ way: FaultyProxy }>({
  way: async ({ server }, provide) => {
    const way = await FaultyProxy.inFrontOf(server);
    await provide(way);
    await way.close();
  },
  baseURL: async ({ way }, provide) => provide(way.origin),
});

/** Tests that look at nothing stored share one server; every test still has a browser profile of its own. */
export const siteTest = workerTest.extend({
  baseURL: async ({ site }, provide) => provide(site.origin),
});

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning';
}

export { expect };
