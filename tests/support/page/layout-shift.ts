import type { Page } from 'playwright/test';

/** From the next page on, adds up layout shifts; read the sum with `movedBy`. */
export async function watchMovement(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) Object.assign(window, { shift: Reflect.get(window, 'shift') + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The page's total layout shift so far. */
export function movedBy(page: Page): Promise<number> {
  return page.evaluate<number>(
    () =>
      new Promise((resolve) => {
        // Shifts in a frame are reported after it.
        requestAnimationFrame(() => setTimeout(() => resolve(Reflect.get(window, 'shift')), 50));
      }),
  );
}
