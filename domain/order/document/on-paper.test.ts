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
    // As word processors, telephones and other languages write them.
    ['10\u202f000 and 5\u2009m', '10 000 and 5 m'],
    ['three\u2011wall, well\u2010made ― done', 'three-wall, well-made - done'],
    ['6′ 3″', '6’ 3”'],
    ['Łukasz Żółć, Œuvre, Đorđe', 'Lukasz Zólc, OEuvre, Dorde'],
    ['ﬁtted ﬂoor, ⅓ of it, 1⁄2', 'fitted floor, 1/3 of it, 1/2'],
    ['Velux™, CO₂, 20 ℃, ＡＢ１', 'VeluxTM, CO2, 20 °C, AB1'],
    ['„so“ ‚so‘', '“so“ ‘so‘'],
    ['€5', 'EUR 5'],
    ['한국', '??'],
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
