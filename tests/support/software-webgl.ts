import type { LaunchOptions, Page } from 'playwright/test';
import { CHROMIUM_FLAGS } from '#build/commands/browser';

/** Chromium draws WebGL in software here, which is slow: waits are long. Milliseconds. */
export const SLOW = 240_000;

/** For a browser with WebGL, which other tests do without. */
export function withWebGl(launchOptions: LaunchOptions): LaunchOptions {
  const args = CHROMIUM_FLAGS.filter((flag) => flag !== '--disable-gpu');
  return { ...launchOptions, args: [...args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] };
} // prettier-ignore

/** A device of that many cores whose WebGL is taken for hardware, and which counts what is drawn. */
export async function deviceWith(page: Page, cores: number): Promise<void> {
  await page.addInitScript((cores) => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => cores });
    const get = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: object) {
      return get.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false });
    } as typeof get;
    const draw = WebGL2RenderingContext.prototype.drawElements;
    WebGL2RenderingContext.prototype.drawElements = function (...all) {
      performance.mark('drawn');
      draw.apply(this, all);
    };
  }, cores); // prettier-ignore
}
