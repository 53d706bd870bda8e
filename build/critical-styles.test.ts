import { describe, expect, it } from 'vitest';
import { inlineCriticalStyles } from './critical-styles.ts';

const LINK = '<link rel="stylesheet" crossorigin href="/assets/style.css">';

const page = (main: string, after = '') =>
  `<!doctype html><html><head>${LINK}</head><body><main>${main}</main>${after}</body></html>`;

const inlined = async (html: string, css: string) =>
  /<style>([\s\S]*?)<\/style>/.exec(
    await inlineCriticalStyles(html, { href: '/assets/style.css', css }),
  )?.[1];

describe('the rules inlined into a page', () => {
  it('are those of its first screen alone', async () => {
    const html = page(
      '<p class="a"></p><div class="b" data-below-first-screen></div><i class="c"></i>',
      '<footer class="d"></footer>',
    );
    expect(await inlined(html, '.a{margin:0}.b{margin:1px}.c{margin:2px}.d{margin:3px}')).toBe(
      '.a{margin:0}',
    );
  });

  it('include those whose class holds an ampersand', async () => {
    const html = page('<ul class="[&amp;_li]:m_0"><li></li></ul>');
    expect(await inlined(html, String.raw`.\[\&_li\]\:m_0 li{margin:0}`)).toContain('margin:0');
  });

  it('include those whose class holds quotation marks, as Panda writes `content`', async () => {
    const html = page('<p class="before:content_&quot;&quot;">One</p>');
    const css = String.raw`.before\:content_\"\":before{content:""}`;
    expect(await inlined(html, css)).toContain('content:""');
  });

  it('keep the dark theme, whose class is not there yet', async () => {
    expect(await inlined(page('<p class="a"></p>'), '.dark .a{margin:0}')).toContain('.dark .a');
  });

  it('bring the stand-in typefaces, but none that must be downloaded', async () => {
    const css = '@font-face{font-family:A;src:local(A)}@font-face{font-family:B;src:url(b.woff2)}';
    expect(await inlined(page(''), css)).toBe('@font-face{font-family:A;src:local(A)}');
  });
});

describe('the whole sheet', () => {
  it('is named for the boot script and linked where there are no scripts', async () => {
    const html = await inlineCriticalStyles(page(''), { href: '/assets/style.css', css: 'a{}' });
    expect(html).toContain('<meta name="deferred-styles" content="/assets/style.css">');
    expect(html).toContain('<noscript><link rel="stylesheet" href="/assets/style.css"></noscript>');
    expect(html).not.toContain(LINK);
  });

  it('must be linked by the page to begin with', async () => {
    await expect(
      inlineCriticalStyles('<html></html>', { href: '/assets/style.css', css: '' }),
    ).rejects.toThrow('does not link');
  });
});
