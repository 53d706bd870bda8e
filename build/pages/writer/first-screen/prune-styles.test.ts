import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { pruneStyles } from './prune-styles.ts';

function pruned(css: string, hasDisabled = false): string {
  const sheet = postcss.parse(css);
  pruneStyles(sheet, hasDisabled);
  return sheet.toString();
}

describe('what a first paint does not need', () => {
  it('is a rule for a pointer', () => {
    expect(pruned('a{color:red}a:hover{color:blue}')).toBe('a{color:red}');
  });

  it('is only the pointer part of a list of selectors', () => {
    expect(pruned('a,b:active{color:red}')).toBe('a{color:red}');
  });

  it('is a transition or a cursor', () => {
    expect(pruned('a{color:red;transition:color 1s;cursor:pointer}')).toBe('a{color:red}');
  });

  it('is the attribute of a component that only works with JavaScript', () => {
    expect(pruned('a:is(:focus-visible,[data-focus-visible]) b{color:red}')).toBe(
      'a:focus-visible b{color:red}',
    );
  });

  it('is a print rule', () => {
    expect(pruned('a{color:red}@media print{a{color:black}}')).toBe('a{color:red}');
  });

  it('is the style of a disabled control on a page without any', () => {
    const css = 'a{color:red}a:is(:disabled,[aria-disabled=true]){color:grey}';
    expect(pruned(css)).toBe('a{color:red}');
    expect(pruned(css, true)).toBe(css);
  });

  it('is a custom property nothing reads, and any that only it read', () => {
    expect(pruned(':root{--a:1px;--b:var(--a);--c:2px}i{margin:var(--c)}')).toBe(
      ':root{--c:2px}i{margin:var(--c)}',
    );
  });

  it('leaves no empty rule or layer behind', () => {
    expect(pruned('@layer tokens{:root{--a:1px}}i{margin:0}')).toBe('i{margin:0}');
  });

  it('keeps a statement that orders the layers', () => {
    expect(pruned('@layer a,b;i{margin:0}')).toBe('@layer a,b;i{margin:0}');
  });
});
