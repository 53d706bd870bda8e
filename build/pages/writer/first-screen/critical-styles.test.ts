import { describe, expect, it } from 'vitest';
import { inlineCriticalStyles, refuseRulesForWords, withoutFaces } from './critical-styles.ts';

const SHEET = {
  href: '/style.css',
  css: '.a{color:red}.b{color:blue}.\\[\\&_\\>_div\\]\\:d_flex > div{display:flex}',
};

function inlined(main: string): string {
  const page = `<html><head><link rel="stylesheet" href="/style.css"></head><body><main>${main}</main></body></html>`;
  const html = inlineCriticalStyles(page, SHEET);
  return /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
}

const heading = (id: string) => `<h2 id="${id}">Why</h2>`;

describe('the rules of the first screen', () => {
  it('are those for its elements', () => {
    expect(inlined('<p class="a"></p>')).toBe('.a{color:red}');
  });

  it('leave out those for elements below it', () => {
    const rules = inlined('<p class="a"></p><p class="b" data-below-first-screen></p>');
    expect(rules).toBe('.a{color:red}');
  });

  it('are those for elements in whatever state they are, of the ones that a state holds', () => {
    const css =
      ':checked~.a{color:red}:is(.b,.a)>i{color:blue}:is(.b,.c)>i{color:green}:focus-visible{color:pink}';
    const page = `<html><head><link rel="stylesheet" href="/s.css"></head><body><main><input><p class="a"><i></i></p></main></body></html>`;
    const html = inlineCriticalStyles(page, { href: '/s.css', css });
    expect(html).toContain('<style>:checked~.a{color:red}:is(.b,.a)>i{color:blue}</style>');
  });

  it('are found for class names that are escaped in HTML', () => {
    const rules = inlined('<dl class="[&amp;_&gt;_div]:d_flex"><div></div></dl>');
    expect(rules).toContain('display:flex');
  });

  it('keep rules that only apply while the page arrives', () => {
    const arriving = '.a:not(:root,:has(i)){display:none}';
    const page =
      '<html><head><link rel="stylesheet" href="/s.css"></head><body><main><p class="a"></p><p></p></main></body></html>';
    expect(inlineCriticalStyles(page, { href: '/s.css', css: arriving })).toContain(arriving);
  });

  it('reset the margins of elements just below it', () => {
    const reset = 'h2,p{margin:0}';
    const page =
      '<html><head><link rel="stylesheet" href="/s.css"></head><body><main></main></body></html>';
    expect(inlineCriticalStyles(page, { href: '/s.css', css: reset })).toContain(reset);
  });

  it('include the fallback font faces, which are then left out of the stylesheet', () => {
    const face = '@font-face{font-family:A;src:local(B)}';
    const page =
      '<html><head><link rel="stylesheet" href="/s.css"></head><body><main></main></body></html>';
    const css = `${face}h2{margin:0}`;
    expect(inlineCriticalStyles(page, { href: '/s.css', css })).toContain(face);
    expect(withoutFaces(css)).toBe('h2{margin:0}');
  });

  it('need the page to link the stylesheet', () => {
    expect(() => inlineCriticalStyles('<html></html>', SHEET)).toThrow(/does not link/);
  });
});

function marked(body: string): string {
  const page = `<html><head><link rel="stylesheet" href="/style.css"></head><body>${body}</body></html>`;
  return inlineCriticalStyles(page, SHEET).replace(/^.*<body>(.*)<\/body>.*$/, '$1');
}

describe('everything below the first screen', () => {
  it('is marked, and nothing before it', () => {
    expect(
      marked(
        '<main><section>first</section><section data-below-first-screen id="a">later</section></main><footer></footer>',
      ),
    ).toBe(
      '<main><section>first</section><section data-later data-below-first-screen id="a">later</section></main><footer data-later></footer>',
    );
  });

  it('is marked in parts that are not nested', () => {
    expect(
      marked(
        '<main><div data-below-first-screen><section><article>one</article></section><article>two</article></div></main>',
      ),
    ).toBe(
      '<main><div data-below-first-screen><section data-later><article>one</article></section><article data-later>two</article></div></main>',
    );
  });

  it('is marked after the part in which the first screen ends', () => {
    expect(
      marked(
        '<main><article>first<p data-below-first-screen>more</p></article><section>later</section></main><footer></footer>',
      ),
    ).toBe(
      '<main><article>first<p data-below-first-screen>more</p></article><section data-later>later</section></main><footer data-later></footer>',
    );
  });
});

const words = (text: string, more = '') =>
  `<html><head><link rel="stylesheet" href="/style.css"></head><body><main><p class="a"${more}>${text}</p></main></body></html>`;

describe('rules that are known already', () => {
  it('serve other words in the same elements', () => {
    const known = new Map<string, string>();
    const page = inlineCriticalStyles(words('one'), SHEET, known);
    expect(known.size).toBe(1);
    expect(inlineCriticalStyles(words('two'), SHEET, known)).toBe(page.replace('one', 'two'));
    expect(known.size).toBe(1);
  });

  it('serve other words in attributes, which no rule may look into', () => {
    const known = new Map<string, string>();
    inlineCriticalStyles(
      words('one', ' aria-label="Call 1" title="1" dateTime="2024-01-01"'),
      SHEET,
      known,
    );
    inlineCriticalStyles(
      words('one', ' aria-label="Call 2" title="2" dateTime="2024-01-02"'),
      SHEET,
      known,
    );
    expect(known.size).toBe(1);
    expect(() => refuseRulesForWords(SHEET)).not.toThrow();
    const css = '[aria-label=Call\\ 1]{color:red}';
    expect(() => refuseRulesForWords({ ...SHEET, css })).toThrow(/aria-label/);
  });

  it('serve other headings, which are named by their words', () => {
    const known = new Map<string, string>();
    inlineCriticalStyles(words(heading('why-larch')), SHEET, known);
    inlineCriticalStyles(words(heading('why-cedar')), SHEET, known);
    expect(known.size).toBe(1);
    const css = 'body:has(.a) #root>p{color:#fff}@media print{.b{color:#abc}}';
    expect(() => refuseRulesForWords({ ...SHEET, css })).not.toThrow();
    for (const rule of ['#why-larch{color:red}', '.a #why>p{color:red}', '[id=why]{color:red}'])
      expect(() => refuseRulesForWords({ ...SHEET, css: css + rule })).toThrow(/id may be made/);
  });

  it.each([
    ['no words', words('')],
    ['another attribute', words('one', ' data-x="1"')],
    ['another class', words('one').replace('"a"', '"b"')],
  ])('do not serve an element with %s', (_name, page) => {
    const known = new Map<string, string>();
    inlineCriticalStyles(words('one'), SHEET, known);
    inlineCriticalStyles(page, SHEET, known);
    expect(known.size).toBe(2);
  });
});
