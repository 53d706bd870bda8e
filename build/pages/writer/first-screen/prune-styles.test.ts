import { describe, expect, it } from 'vitest';
import { pruneStyles } from './prune-styles.ts';

describe('what a first paint does not need', () => {
  it('is a rule for a pointer', () => {
    expect(pruneStyles('a{color:red}a:hover{color:blue}')).toBe('a{color:red}');
  });

  it('is only the pointer part of a list of selectors', () => {
    expect(pruneStyles('a,b:active{color:red}')).toBe('a{color:red}');
  });

  it('is a transition or a cursor', () => {
    expect(pruneStyles('a{color:red;transition:color 1s;cursor:pointer}')).toBe('a{color:red}');
  });

  it('is the attribute of a component that only works with JavaScript', () => {
    expect(pruneStyles('a:is(:focus-visible,[data-focus-visible]) b{color:red}')).toBe(
      'a:focus-visible b{color:red}',
    );
  });

  it('is a print rule', () => {
    expect(pruneStyles('a{color:red}@media print{a{color:black}}')).toBe('a{color:red}');
  });

  it('is the style of a disabled control on a page without any', () => {
    const css = 'a{color:red}a:is(:disabled,[aria-disabled=true]){color:grey}';
    expect(pruneStyles(css, '<button class="disabled">')).toBe('a{color:red}');
    expect(pruneStyles(css, '<button class="a" disabled="">')).toBe(css);
  });

  it('is a custom property nothing reads, and any that only it read', () => {
    expect(pruneStyles(':root{--a:1px;--b:var(--a);--c:2px}i{margin:var(--c)}')).toBe(
      ':root{--c:2px}i{margin:var(--c)}',
    );
  });

  it('leaves no empty rule or layer behind', () => {
    expect(pruneStyles('@layer tokens{:root{--a:1px}}i{margin:0}')).toBe('i{margin:0}');
  });

  it('keeps a statement that orders the layers', () => {
    expect(pruneStyles('@layer a,b;i{margin:0}')).toBe('@layer a,b;i{margin:0}');
  });
});
