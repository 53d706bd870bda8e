import { describe, expect, it } from 'vitest';
import { afterFirstPaint } from './after-first-paint';

const DATA = '<script type="application/ld+json">{"@graph":[]}</script>';
const BOOT = '<script type="module" crossorigin src="/assets/index-a1.js"></script>';
const LISTEN = '<script>{addEventListener("click",(e)=>e)}</script>';
const page = (head: string, last = LISTEN) =>
  `<head>${head}</head><body><header>Menu</header><main>Hi</main>\n${last}\n</body>`;

describe('what the first paint does not need', () => {
  it('is requested by a script after the header', () => {
    const html = afterFirstPaint(page(BOOT));
    expect(html).not.toContain('type="module"');
    expect(html).toMatch(
      /<\/header><script>\{addEventListener.*import\("\/assets\/index-a1\.js"\).*<\/script><main>/,
    );
  });

  it('removes its own script, which is a single element', () => {
    const html = afterFirstPaint(page(BOOT));
    expect(html.match(/<script>/g)).toHaveLength(1);
    expect(html).toContain(';document.currentScript.remove()</script>');
  });

  it('comes after the content if it is for search engines', () => {
    const html = afterFirstPaint(page(DATA + BOOT));
    expect(html.indexOf(DATA)).toBeGreaterThan(html.indexOf('</main>'));
    expect(html.split(DATA)).toHaveLength(2);
  });

  it('fails for a page without a boot script', () => {
    expect(() => afterFirstPaint(page(''))).toThrow(/no boot script/);
  });

  it('fails for a page without the listener for early presses', () => {
    expect(() => afterFirstPaint(page(BOOT, ''))).toThrow(/nothing that listens/);
  });

  it('fails for a page without a header', () => {
    const html = page(BOOT).replace('</header>', '');
    expect(() => afterFirstPaint(html)).toThrow(/no header/);
  });
});
