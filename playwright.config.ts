import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS, findChromium, findHeadlessShell } from './build/commands/browser';

/** Tests that depend on the choice of browser, and so need the whole one: its own requests, storage and workers. */
const TOUCHED_BY_BROWSER = /(offline\/storage|pages\/gallery|pages\/weight)\.spec\.ts$/;

// A separate Debian package that takes a third less work per page; without it the whole browser runs
// every test.
const headlessShell = findHeadlessShell();

export default defineConfig({
  testDir: './tests/browser',
  outputDir: './test-results/browser',
  snapshotPathTemplate: '{testDir}/goldens/{arg}{ext}',
  // For the two processors of CI: with two, a third of their time was idle, in waits for timers, disks and frames.
  workers: 3,
  // A busy machine is slow; a state that is never reached still fails.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
  projects:
    headlessShell === undefined
      ? [{ name: 'browser', use: { launchOptions: launch(findChromium()) } }]
      : [
          // First, as its files are long: at the end, one worker would go on alone.
          {
            name: 'browser',
            testMatch: TOUCHED_BY_BROWSER,
            use: { launchOptions: launch(findChromium()) },
          },
          {
            name: 'headless-shell',
            testIgnore: TOUCHED_BY_BROWSER,
            use: { launchOptions: launch(headlessShell) },
          },
        ],
});

function launch(executablePath: string | undefined) {
  return { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) };
}
