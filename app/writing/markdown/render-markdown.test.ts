import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown';

describe('our Markdown', () => {
  it('gives headings an id', () => {
    expect(renderMarkdown('## 1. How many hours?')).toBe(
      '<h2 id="how-many-hours">1. How many hours?</h2>\n',
    );
  });

  it('names the column in each cell of a table, for phones', () => {
    const html = renderMarkdown('| Where | Cost |\n| --- | ---: |\n| `a` | £5 |\n');
    expect(html).toBe(
      '<table role="table"><thead role="rowgroup"><tr role="row">' +
        '<th role="columnheader" scope="col">Where</th>' +
        '<th role="columnheader" scope="col" data-figures="">Cost</th></tr></thead>' +
        '<tbody role="rowgroup"><tr role="row"><td role="cell" data-h="Where"><code>a</code></td>' +
        '<td role="cell" data-h="Cost" data-figures="">£5</td></tr></tbody></table>\n',
    );
  });

  it('keeps links, lists and escapes', () => {
    expect(renderMarkdown('- a < b\n- [prices](/pricing)')).toBe(
      '<ul>\n<li>a &lt; b</li>\n<li><a href="/pricing">prices</a></li>\n</ul>\n',
    );
  });

  it('shows pictures with their alternative text', () => {
    expect(renderMarkdown('![A "room" \\& 2 \\* 3](/uploads/a/800.webp)')).toBe(
      '<p><img src="/uploads/a/800.webp" alt="A &quot;room&quot; &amp; 2 * 3" loading="lazy" decoding="async"></p>\n',
    );
  });

  it('shows a picture of the gallery in the size that fits, with space kept for it', () => {
    const picture = {
      sources: { avif: '/uploads/a/640.avif 640w' },
      img: { src: '/uploads/a.jpg', w: 1200, h: 800 },
      title: 'A',
      alt: 'In the gallery',
      focus: '50% 50%',
      blur: '',
    };
    const pictures = new Map([['/uploads/a.jpg', picture]]);
    expect(renderMarkdown('![As the article says](/uploads/a.jpg)', pictures)).toBe(
      '<p><picture>' +
        '<source type="image/avif" srcset="/uploads/a/640.avif 640w" sizes="(min-width: 768px) 620px, 100vw">' +
        '<img src="/uploads/a.jpg" alt="As the article says" width="1200" height="800" loading="lazy" decoding="async">' +
        '</picture></p>\n',
    );
  });
});

/** Whatever is typed, only these may begin a tag, and with nothing but harmless attributes. */
const TAG =
  /^<\/?(?:p|a|em|strong|del|code|pre|ul|ol|li|h[1-6]|br|hr|blockquote|img|table|thead|tbody|tr|th|td|input)(?: (?:href|src|alt|title|id|role|scope|data-h|data-figures|loading|decoding|start|class|type|checked|disabled)="[^"<>]*")*\s*\/?>$/;

describe('what somebody types', () => {
  it.each([
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java\tscript:alert(1))',
    '[x](javascript&#58;alert(1))',
    '[x](&#x6A;avascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:x)',
    '[x](//elsewhere.example)',
    '[x](/\\elsewhere.example)',
    '[x](https://a.example/"onmouseover="alert(1))',
    '[x](/a "t\\" onmouseover=\\"alert(1)")',
    '![x](javascript:alert(1))',
    '![x" onerror="alert(1)](/a.jpg)',
    '![x](data:image/svg+xml;base64,AAAA)',
    '<javascript:alert(1)>',
    '| a" onmouseover="alert(1) | b |\n| --- | --- |\n| c | d |',
    '| `a" onmouseover="x` | <b onclick=x> |\n| --- | --- |\n| c | d |',
    '```"><script>\nalert(1)\n```',
    '# <svg onload=alert(1)>',
    '[a]: javascript:alert(1)\n\n[a]',
    '- [ ] <b onclick=x>',
  ])('runs nothing: %s', (text) => {
    const html = renderMarkdown(text);
    for (const [tag] of html.matchAll(/<[^>]*>?/g)) expect(tag).toMatch(TAG);
    for (const [, address] of html.matchAll(/(?:href|src)="([^"]*)"/g))
      expect(address).toMatch(/^(?:https?:\/\/|mailto:|\/[^/\\]|#)/);
  });

  it('is shown as it is', () => {
    expect(renderMarkdown('<b>bold</b>')).toBe('<p>&lt;b&gt;bold&lt;/b&gt;</p>\n');
    expect(renderMarkdown('[words](javascript:alert)')).toBe('<p>words</p>\n');
  });
});
