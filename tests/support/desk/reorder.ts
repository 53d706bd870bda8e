import { expect, type Page } from 'playwright/test';

/** What is said aloud while something is moved in a list. */
export const aloud = (page: Page) => page.locator('[role=status][aria-live=assertive]');

/**
 * The sensor only listens for keys a moment after reporting that something is lifted: a person would
 * press again.
 */
export const pressUntilHeard = (page: Page, key: string, words: string) =>
  expect(async () => {
    await page.keyboard.press(key);
    await expect(aloud(page)).toHaveText(words, {
      timeout: 2000,
    });
  }).toPass();
