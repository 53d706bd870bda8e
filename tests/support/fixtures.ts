import { test as base, expect, type ConsoleMessage, type Page } from 'playwright/test';
import { FaultyProxy } from './faulty-proxy';
import { RealServer } from './server';
import { SpareServers } from './spare-servers';

interface QuietConsole {
  /** The pattern is met with the message, " @ " and the address it is about. */
  allow(pattern: RegExp): void;
}

interface Fixtures {
  /** Fails the test when any page of its context says something it should not. */
  quietConsole: QuietConsole;
}

/** What the browser itself prints when a call of ours meets no server; no program can silence it. */
export const API_UNREACHED =
  /net::ERR_[A-Z_]+ @ \S+\/(api\/\S+|sw\.js)$|^An unknown error occurred when fetching the script\. @ $/;

/** What the browser prints when something is not there that a test has asked for on purpose. */
export const NOT_THERE = /the server responded with a status of 404/;

/** Listens to the console of every page of a test. */
const quietTest = base.extend<Fixtures>({
  quietConsole: [
    async ({ context }, provide) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      const hear = (page: Page) => {
        page.on('console', (message) => {
          if (isComplaint(message)) heard.push(`${message.text()} @ ${message.location().url}`);
        });
        page.on('pageerror', (error) =>
          heard.push(`${error.name}: ${error.message} ${error.stack} @ ${page.url()}`),
        );
      };
      context.on('page', hear);
      await provide({ allow: (pattern) => allowed.push(pattern) });
      expect(heard.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Each test has a server of its own, to stop, to fill and to look into. */
export const test = quietTest.extend<{ server: RealServer }, { servers: SpareServers }>({
  servers: [
    // Playwright reads the fixture's needs from its first parameter, which must be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const servers = await SpareServers.open();
      await provide(servers);
      await servers.close();
    },
    { scope: 'worker' },
  ],
  server: async ({ servers }, provide) => {
    const server = await servers.take();
    await provide(server);
    await server.dispose();
  },
  baseURL: async ({ server }, provide) => provide(server.origin),
});

/** The browser reaches the server through a proxy that spoils what it is told to. */
export const proxiedTest = test.extend<{ way: FaultyProxy }>({
  way: async ({ server }, provide) => {
    const way = await FaultyProxy.inFrontOf(server);
    await provide(way);
    await way.close();
  },
  baseURL: async ({ way }, provide) => provide(way.origin),
});

/** Tests that store nothing share one server; every test still has a browser profile of its own. */
export const siteTest = quietTest.extend<object, { site: RealServer }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- see above
    async ({}, provide) => {
      const server = await RealServer.create();
      await server.start();
      await provide(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site.origin),
});

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning';
}

export { expect };
