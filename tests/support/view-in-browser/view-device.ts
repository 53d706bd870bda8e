import type { Page } from 'playwright';

export interface Device {
  readonly cores: number;
  readonly saveData?: boolean;
  /** Pixels of the picture per CSS pixel, either way; otherwise the screen's. */
  readonly pixelRatio?: number;
  /** What was drawn can be read back at any moment. */
  readonly keepsDrawing?: boolean;
}

/** Gives a page a device of that many cores whose WebGL in software is taken for hardware; before it is opened. */
export async function deviceWith(page: Page, device: Device): Promise<void> {
  await page.addInitScript(({ cores, saveData = false, pixelRatio, keepsDrawing }: Device) => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => cores });
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData }) });
    if (pixelRatio) Object.defineProperty(globalThis, 'devicePixelRatio', { get: () => pixelRatio });
    const get = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: object) {
      return get.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false, ...(keepsDrawing && { preserveDrawingBuffer: true }) });
    } as typeof get;
  }, device); // oxfmt-ignore
}

/** Gives a page a device that draws no WebGL 2 at all; before it is opened. */
export async function deviceWithoutWebGl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const get = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: object) {
      return kind === 'webgl2' ? null : get.call(this, kind, options);
    } as typeof get;
  });
} // oxfmt-ignore

/** Leaves out what the device would draw, for measuring the page's own work; before it is opened. */
export async function drawNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const gl = WebGL2RenderingContext.prototype;
    gl.drawElements = () => {};
    gl.drawArrays = () => {};
    gl.drawElementsInstanced = () => {};
    gl.drawArraysInstanced = () => {};
  });
}
