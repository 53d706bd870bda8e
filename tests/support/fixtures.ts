import { test as base, expect, type ConsoleMessage, type Page } from 'playwright/test';
import { RealServer } from './server';

interface Fixtures {
  server: RealServer;
  /** Fails the test when any page of its context says something it should not. */
  quietConsole: { allow(pattern: RegExp): void };
}

/** A server of its own for each test, and an ear for the console. */
export const test = base.extend<Fixtures>({
  // Playwright reads the fixture's needs from its first parameter, which must be a pattern.
  // oxlint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const server = await RealServer.create();
    await server.start();
    await use(server);
    await server.dispose();
  },
  baseURL: async ({ server }, use) => use(server.origin),
  quietConsole: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      const hear = (page: Page) => {
        page.on('console', (message) => isComplaint(message) && heard.push(message.text()));
        page.on('pageerror', (error) => heard.push(String(error)));
      };
      context.on('page', hear);
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(heard.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning';
}

export { expect };
