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
    gl.clear = () => {};
    gl.blitFramebuffer = () => {};
  });
}

/** Milliseconds until a shader is said to be translated: most are by then. */
const TRANSLATING_MS = 1000;

/** Has shaders translated beside the page, as graphics processors do and WebGL in software says it does not; before it is opened. */
export async function translateAhead(page: Page): Promise<void> {
  await page.addInitScript((ms) => {
    const gl = WebGL2RenderingContext.prototype;
    const [named, asked, linked] = [gl.getExtension, gl.getProgramParameter, gl.linkProgram];
    const READY = 0x91b1;
    const begun = new WeakMap<WebGLProgram, number>();
    gl.getExtension = function (this: WebGL2RenderingContext, name: string) {
      return name === 'KHR_parallel_shader_compile' ? { COMPLETION_STATUS_KHR: READY } : Reflect.apply(named, this, [name]);
    } as typeof named;
    gl.linkProgram = function (this: WebGL2RenderingContext, program: WebGLProgram) {
      begun.set(program, performance.now());
      linked.call(this, program);
    };
    gl.getProgramParameter = function (this: WebGL2RenderingContext, program: WebGLProgram, what: number) {
      if (what !== READY) return asked.call(this, program, what);
      return performance.now() - (begun.get(program) ?? 0) > ms;
    };
  }, TRANSLATING_MS);
} // oxfmt-ignore
