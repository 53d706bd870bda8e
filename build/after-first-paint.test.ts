import { describe, expect, it } from 'vitest';
import { afterFirstPaint } from './after-first-paint';

const DATA = '<script type="application/ld+json">{"@graph":[]}</script>';
const BOOT = '<script type="module" crossorigin src="/assets/index-a1.js"></script>';
const page = (head: string) => `<head>${head}</head><body><h1 id="a">Hi</h1></body>`;

describe('what the first paint does not need', () => {
  it('is asked for by the last script of the page', () => {
    const html = afterFirstPaint(page(BOOT));
    expect(html).not.toContain('type="module"');
    expect(html).toMatch(
      /<\/h1><script>.*import\("\/assets\/index-a1\.js"\).*<\/script>\s*<\/body>/,
    );
  });

  it('stands behind the words where it is for search engines', () => {
    const html = afterFirstPaint(page(DATA + BOOT));
    expect(html.indexOf(DATA)).toBeGreaterThan(html.indexOf('</h1>'));
    expect(html.split(DATA)).toHaveLength(2);
  });

  it('cannot be found in a page that has no boot script', () => {
    expect(() => afterFirstPaint(page(''))).toThrow(/no boot script/);
  });
});
