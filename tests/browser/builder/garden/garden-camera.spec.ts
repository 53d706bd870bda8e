import type * as Iwer from 'iwer';
import type { Page } from 'playwright/test';
import { goTo } from '#tests/support/builder';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { drawNothing } from '#tests/support/view-in-browser/view-device';

declare global {
  var IWER: typeof Iwer;
  /** The phone that the test holds. */
  var phone: Iwer.XRDevice;
}

test.use({ reducedMotion: 'reduce' });

const button = (page: Page) => page.getByRole('button', { name: 'See it in your garden' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'See it in your garden' });

/** A phone held at 1.6 m and tilted towards a level lawn: its browser has camera sessions (Meta's emulator). */
async function holdPhone(page: Page) {
  await page.addInitScript({ path: 'node_modules/iwer/build/iwer.min.js' });
  await page.addInitScript(() => {
    const { XRDevice, metaQuest3 } = globalThis.IWER;
    const supportedFeatures = ['viewer', 'local', 'hit-test', 'anchors', 'dom-overlay'];
    const config = { ...metaQuest3, controllerConfig: undefined, userAgent: navigator.userAgent };
    const phone = new XRDevice({ ...config, supportedFeatures } as typeof metaQuest3);
    globalThis.phone = phone;
    phone.installRuntime({ forceInstall: true });
    class Lawn {
      readonly environmentCanvas = document.createElement('canvas');
      readonly trackedPlanes = new Set();
      readonly trackedMeshes = new Set();
      render() {}
      /** Where a ray, the -z axis of a column-major matrix, meets the ground. */
      computeHitTestResults(ray: Float32Array) {
        const [x = 0, y = 0, z = 0] = ray.slice(12, 15);
        const [toX = 0, toY = 0, toZ = 0] = ray.slice(8, 11).map((along) => -along);
        const far = -y / toY;
        return toY < 0
          ? [new Float32Array([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x + toX * far, 0, z + toZ * far, 1])]
          : [];
      }
    }
    Reflect.apply(phone.installSEM, phone, [Lawn]);
    phone.position.set(0, 1.6, 0);
  }); // oxfmt-ignore
}

test('the room is placed, turned, moved and left', { tag: '@long' }, async ({ page }) => {
  await drawNothing(page);
  await holdPhone(page);
  await goTo(page, 6);
  await button(page).click();
  await expect(dialog(page)).toContainText('at its true size, with pegs at its corners');
  await dialog(page).getByRole('button', { name: 'Open the camera' }).click();
  const told = page.getByRole('status').filter({ hasText: /ground|pegs|finger/ });
  // Straight ahead there is no ground.
  await expect(told).toHaveText('Point your phone at the ground, and move it slowly.');
  const stand = page.getByRole('button', { name: 'Stand it here' });
  await expect(stand).toBeDisabled();
  await expect(page.getByText('4.0 m × 4.0 m, corner to corner 5.657 m')).toBeVisible();

  // Tilted down by 25 degrees: 1.6 m / tan 25° = 3.4 m ahead.
  await page.evaluate(() => {
    const half = (-25 * Math.PI) / 360;
    globalThis.phone.quaternion.set(Math.sin(half), 0, 0, Math.cos(half));
  });
  await expect(stand).toBeEnabled();
  await stand.click();
  await expect(told).toHaveText('Turn it with a finger. Walk round it, and go in.');
  const turning = page.getByRole('slider', { name: 'Turn the room in your garden' });
  await turning.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(turning).toHaveAttribute('aria-valuenow', '30');
  await page.getByRole('button', { name: 'Only the pegs' }).click();
  await page.getByRole('button', { name: 'Show the room' }).click();
  await page.getByRole('button', { name: 'Move it' }).click();
  await expect(stand).toBeEnabled();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(told).toHaveCount(0);
  await expect(button(page)).toBeVisible();

  // As by the phone's own way back.
  await button(page).click();
  await dialog(page).getByRole('button', { name: 'Open the camera' }).click();
  await expect(stand).toBeEnabled();
  await page.evaluate(() => globalThis.phone.activeSession?.end());
  await expect(stand).toHaveCount(0);
}); // oxfmt-ignore
