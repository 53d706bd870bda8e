import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './build/browser';

const executablePath = findChromium();

export default defineConfig({
  testDir: './tests/browser',
  outputDir: './test-results/browser',
  // A browser and a server keep two cores busy: with two at a time the whole takes longer.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
});
