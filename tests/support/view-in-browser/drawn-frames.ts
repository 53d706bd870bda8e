import type { Page } from 'playwright';

/** What one frame has given the device to draw: pictures, shadows and reflections together. */
interface DrawnFrame {
  calls: number;
  triangles: number;
}

declare global {
  var drawnFrames: DrawnFrame[];
}

/** Counts what WebGL draws on a page; before it is opened. */
export async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.drawnFrames = [];
    let frame: { calls: number; triangles: number } | null = null;
    const count = (corners: number) => {
      if (!frame) {
        frame = { calls: 0, triangles: 0 };
        globalThis.drawnFrames.push(frame);
        // A frame is drawn in one task.
        queueMicrotask(() => (frame = null));
      }
      frame.calls += 1;
      frame.triangles += corners / 3;
    };
    const gl = WebGL2RenderingContext.prototype;
    const { drawElements, drawArrays, drawElementsInstanced, drawArraysInstanced } = gl;
    gl.drawElements = function (...all) {
      count(all[1]);
      drawElements.apply(this, all);
    };
    gl.drawArrays = function (...all) {
      count(all[2]);
      drawArrays.apply(this, all);
    };
    gl.drawElementsInstanced = function (...all) {
      count(all[1] * all[4]);
      drawElementsInstanced.apply(this, all);
    };
    gl.drawArraysInstanced = function (...all) {
      count(all[2] * all[3]);
      drawArraysInstanced.apply(this, all);
    };
  });
}

/** What has been drawn so far, and starts to count again. */
export function framesDrawn(page: Page): Promise<DrawnFrame[]> {
  return page.evaluate(() => globalThis.drawnFrames.splice(0));
}
