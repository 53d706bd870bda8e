import { describe, expect, it } from 'vitest';
import { pruneStyles } from './prune-styles.ts';

describe('what a first paint does not need', () => {
  it('is a rule for a pointer', () => {
    expect(pruneStyles('a{color:red}a:hover{color:blue}')).toBe('a{color:red}');
  });

  it('is the pointer part of a list of selectors alone', () => {
    expect(pruneStyles('a,b:active{color:red}')).toBe('a{color:red}');
  });

  it('is how things move under a pointer', () => {
    expect(pruneStyles('a{color:red;transition:color 1s;cursor:pointer}')).toBe('a{color:red}');
  });

  it('is the attribute of a part that only runs with the program', () => {
    expect(pruneStyles('a:is(:focus-visible,[data-focus-visible]) b{color:red}')).toBe(
      'a:focus-visible b{color:red}',
    );
  });

  it('is a rule for paper', () => {
    expect(pruneStyles('a{color:red}@media print{a{color:black}}')).toBe('a{color:red}');
  });

  it('is the look of a control that cannot be pressed, where every one can be', () => {
    const css = 'a{color:red}a:is(:disabled,[aria-disabled=true]){color:grey}';
    expect(pruneStyles(css, '<button class="disabled">')).toBe('a{color:red}');
    expect(pruneStyles(css, '<button class="a" disabled="">')).toBe(css);
  });

  it('is a custom property that nothing reads, nor what only that one read', () => {
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
