import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS, findChromium, SOFTWARE_WEBGL } from './build/commands/browser';

/** Tests that draw the view in 3-D. */
const IN_3D = /(admin-view|garden-camera|photo-cameras|stills|view\/[\w-]+)\.spec\.ts$/;

export default defineConfig({
  testDir: './tests/browser',
  outputDir: './test-results/browser',
  snapshotPathTemplate: '{testDir}/goldens/{arg}{ext}',
  // For the two processors of CI: with two, a third of their time was idle, in waits for timers, disks and frames.
  workers: 3,
  // A busy machine is slow; a state that is never reached still fails.
  timeout: 240_000,
  expect: { timeout: 45_000 },
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
      name: 'in 3-D',
      testMatch: IN_3D,
      // WebGL in software: what a processor for graphics draws at once takes a minute beside other tests.
      timeout: 720_000,
      expect: { timeout: 240_000 },
      use: { launchOptions: launch(SOFTWARE_WEBGL) },
    },
    { name: 'browser', testIgnore: IN_3D, use: { launchOptions: launch(CHROMIUM_FLAGS) } },
  ],
});

function launch(args: string[]) {
  const executablePath = findChromium();
  return { args, ...(executablePath ? { executablePath } : {}) };
}
