import { describe, expect, it } from 'vitest';
import { inlineCriticalStyles, refuseRulesForWords, withoutFaces } from './critical-styles.ts';

const SHEET = {
  href: '/style.css',
  css: '.a{color:red}.b{color:blue}.\\[\\&_\\>_div\\]\\:d_flex > div{display:flex}',
};

async function inlined(main: string): Promise<string> {
  const page = `<html><head><link rel="stylesheet" href="/style.css"></head><body><main>${main}</main></body></html>`;
  const html = await inlineCriticalStyles(page, SHEET);
  return /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
}

const heading = (id: string) => `<h2 id="${id}">Why</h2>`;

describe('the rules of the first screen', () => {
  it('are those for its elements', async () => {
    expect(await inlined('<p class="a"></p>')).toBe('.a{color:red}');
  });

  it('leave out those for elements below it', async () => {
    const rules = await inlined('<p class="a"></p><p class="b" data-below-first-screen></p>');
    expect(rules).toBe('.a{color:red}');
  });

  it('are found for class names that are escaped in HTML', async () => {
    const rules = await inlined('<dl class="[&amp;_&gt;_div]:d_flex"><div></div></dl>');
    expect(rules).toContain('display:flex');
  });

  it('keep rules that only apply while the page arrives', async () => {
    const arriving = '.a:not(:root,:has(i)){display:none}';
    const page =
      '<html><head><link rel="stylesheet" href="/s.css"></head><body><main><p class="a"></p><p></p></main></body></html>';
    expect(await inlineCriticalStyles(page, { href: '/s.css', css: arriving })).toContain(arriving);
  });

  it('reset the margins of elements just below it', async () => {
    const reset = 'h2,p{margin:0}';
    const page =
      '<html><head><link rel="stylesheet" href="/s.css"></head><body><main></main></body></html>';
    expect(await inlineCriticalStyles(page, { href: '/s.css', css: reset })).toContain(reset);
  });

  it('include the fallback font faces, which are then left out of the stylesheet', async () => {
    const face = '@font-face{font-family:A;src:local(B)}';
    const page =
      '<html><head><link rel="stylesheet" href="/s.css"></head><body><main></main></body></html>';
    const css = `${face}h2{margin:0}`;
    expect(await inlineCriticalStyles(page, { href: '/s.css', css })).toContain(face);
    expect(withoutFaces(css)).toBe('h2{margin:0}');
  });

  it('need the page to link the stylesheet', async () => {
    await expect(inlineCriticalStyles('<html></html>', SHEET)).rejects.toThrow(/does not link/);
  });
});

const words = (text: string, more = '') =>
  `<html><head><link rel="stylesheet" href="/style.css"></head><body><main><p class="a"${more}>${text}</p></main></body></html>`;

describe('rules that are known already', () => {
  it('serve other words in the same elements', async () => {
    const known = new Map<string, string>();
    const page = await inlineCriticalStyles(words('one'), SHEET, known);
    expect(known.size).toBe(1);
    expect(await inlineCriticalStyles(words('two'), SHEET, known)).toBe(page.replace('one', 'two'));
    expect(known.size).toBe(1);
  });

  it('serve other words in attributes, which no rule may look into', async () => {
    const known = new Map<string, string>();
    await inlineCriticalStyles(
      words('one', ' aria-label="Call 1" title="1" dateTime="2024-01-01"'),
      SHEET,
      known,
    );
    await inlineCriticalStyles(
      words('one', ' aria-label="Call 2" title="2" dateTime="2024-01-02"'),
      SHEET,
      known,
    );
    expect(known.size).toBe(1);
    expect(() => refuseRulesForWords(SHEET)).not.toThrow();
    const css = '[aria-label=Call\\ 1]{color:red}';
    expect(() => refuseRulesForWords({ ...SHEET, css })).toThrow(/aria-label/);
  });

  it('serve other headings, which are named by their words', async () => {
    const known = new Map<string, string>();
    await inlineCriticalStyles(words(heading('why-larch')), SHEET, known);
    await inlineCriticalStyles(words(heading('why-cedar')), SHEET, known);
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
  ])('do not serve an element with %s', async (_name, page) => {
    const known = new Map<string, string>();
    await inlineCriticalStyles(words('one'), SHEET, known);
    await inlineCriticalStyles(page, SHEET, known);
    expect(known.size).toBe(2);
  });
});
