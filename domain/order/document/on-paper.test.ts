import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onPaper } from './on-paper';

describe('a text on paper', () => {
  it.each([
    ['4\u00a0m\u00a0×\u00a04\u00a0m', '4\u00a0m\u00a0×\u00a04\u00a0m'],
    ['Café “Été” – 16\u00a0m²', 'Café “Été” – 16\u00a0m²'],
    ['Cafe\u0301', 'Café'],
    ['one\r\ntwo\u2028three\tfour\u0000', 'one two three four'],
    ['\u202egpj.exe\u202c', 'gpj.exe'],
    ['Loft 🏡 room', 'Loft ? room'],
    ['👩‍👩‍👧', '???'],
    ['花园', '??'],
    [' \n ', ''],
  ])('%j stands as %j', (text, printed) => {
    expect(onPaper(text)).toBe(printed);
  });

  it('has one line and no letter that the typefaces lack', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(onPaper(text)).toMatch(/^[\u0020-\u007e\u00a0-\u00ff–—‘’“”•…−]*$/);
      }),
    );
  });
});
