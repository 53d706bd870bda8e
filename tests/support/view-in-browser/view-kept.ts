import { readdirSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';

const ASSETS = 'dist/client/assets';

/** Resolves when the view's program, pictures and meshes are all kept on the device for use without a signal. */
export async function viewKept(page: Page): Promise<void> {
  const parts = readdirSync(ASSETS).filter((name) => /^view-.*\.(webp|glb)$/.test(name));
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('view')).keys()).map(({ url }) => url));
  await expect.poll(async () => (await kept()).length, { timeout: 110_000 }).toBe(parts.length + 1);
  expect((await kept()).some((url) => url.endsWith('.js'))).toBe(true);
}
