import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS, findChromium, findHeadlessShell } from './build/browser';

/** Installing and waking a worker with every tab closed are the whole browser's. */
const WHOLE_BROWSER = ['install.spec.ts', 'story.spec.ts'];

export default defineConfig({
  testDir: './tests/browser',
  outputDir: './test-results/browser',
  snapshotPathTemplate: '{testDir}/goldens/{arg}{ext}',
  workers: 2,
  // A busy machine takes its time; a state that never comes still fails.
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
  projects: [
    {
      name: 'pages',
      testIgnore: WHOLE_BROWSER,
      use: { launchOptions: launch(findHeadlessShell()) },
    },
    {
      name: 'browser',
      testMatch: WHOLE_BROWSER,
      use: { launchOptions: launch(findChromium()) },
    },
  ],
});

function launch(executablePath: string | undefined) {
  return { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) };
}
