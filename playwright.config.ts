import { defineConfig } from 'playwright/test';
import {
  CHROMIUM_FLAGS,
  findChromium,
  findHeadlessShell,
  SOFTWARE_WEBGL,
} from './build/commands/browser';

/** Storage belongs to the browser around the engine, and the outbox's tests start whole browsers of their own. */
const IN_WHOLE_BROWSER = /offline\/(storage|outbox)\.spec\.ts$/;

/** Tests that draw the view in 3-D. */
const IN_3D = /(admin-view|garden-camera|stills|view\/[\w-]+)\.spec\.ts$/;

// A separate Debian package that takes a third less work per page than the whole browser.
const quickest = findHeadlessShell() ?? findChromium();

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
  // The longest files first: at the end, one worker would go on alone.
  projects: [
    {
      name: 'whole browser',
      testMatch: IN_WHOLE_BROWSER,
      use: { launchOptions: launch(findChromium(), CHROMIUM_FLAGS) },
    },
    {
      name: 'in 3-D',
      testMatch: IN_3D,
      use: { launchOptions: launch(quickest, SOFTWARE_WEBGL) },
    },
    {
      name: 'browser',
      testIgnore: [IN_WHOLE_BROWSER, IN_3D],
      use: { launchOptions: launch(quickest, CHROMIUM_FLAGS) },
    },
  ],
});

function launch(executablePath: string | undefined, args: string[]) {
  return { args, ...(executablePath ? { executablePath } : {}) };
}
