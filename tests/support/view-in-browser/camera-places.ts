import type { Page } from 'playwright';

declare global {
  /** Where pictures were taken from, one after the other: metres, to the millimetre. */
  var cameraPlaces: string[];
}

/** Records where the view's camera goes on a page; before it is opened. */
export async function recordCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.cameraPlaces = [];
    const names = new WeakMap<WebGLUniformLocation, string>();
    const gl = WebGL2RenderingContext.prototype;
    const { getUniformLocation, uniformMatrix4fv } = gl;
    gl.getUniformLocation = function (program, name) {
      const location = getUniformLocation.call(this, program, name);
      if (location) names.set(location, name);
      return location;
    };
    gl.uniformMatrix4fv = function (...all) {
      const [location, , matrix] = all;
      if (location && names.get(location) === 'viewMatrix') {
        const m = Array.from(matrix);
        const along = (axis: number) =>
          [0, 1, 2].reduce((sum, n) => sum - (m[4 * axis + n] ?? 0) * (m[12 + n] ?? 0), 0);
        const place = [0, 1, 2].map((axis) => along(axis).toFixed(3)).join(' ');
        if (globalThis.cameraPlaces.at(-1) !== place) globalThis.cameraPlaces.push(place);
      }
      uniformMatrix4fv.apply(this, all);
    };
  });
}

/** Where the camera has been since it was asked last. */
export function cameraPlaces(page: Page): Promise<string[]> {
  return page.evaluate(() => globalThis.cameraPlaces.splice(0));
}
