import { expect, it } from 'vitest';
import { pastedWords, withoutHandlers } from './pasted';

const pasted = (text: string, html = '', files = 0) => ({
  getData: (type: string) => (type === 'text/html' ? html : text),
  files: { length: files } as FileList,
});

it('takes words, with or without their looks', () => {
  expect(pastedWords(pasted('Words', '<b>Words</b>'), 100)).toBe('');
  expect(pastedWords(null, 100)).toBe('');
  // A word processor sends a picture of the words with them.
  expect(pastedWords(pasted('Words', '', 1), 100)).toBe('');
});

it('refuses what no text can hold, and says so', () => {
  const refusal = 'That is too much: a text has at most 100,000 characters. Nothing was pasted.';
  expect(pastedWords(pasted('x'.repeat(20_000_000)), 100_000)).toBe(refusal);
  expect(pastedWords(pasted('x', '<p>'.repeat(400_000)), 100_000)).toBe(refusal);
});

it('leads to the gallery for a picture', () => {
  expect(pastedWords(pasted('', '', 1), 100)).toContain('Pictures come from the gallery');
});

it('leaves out what would run, and no words', () => {
  expect(withoutHandlers('<img src=x onerror="alert(1)"> <b ONCLICK=x>once = 1</b>')).toBe(
    '<img src=x> <b>once = 1</b>',
  );
});
