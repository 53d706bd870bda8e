import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneSchema } from './contact-fields';
import { dialled, internationalNumber } from './phone-number';

/** The zeros of scripts that have digits of their own, and of styles of ours. */
const ZEROS = ['0', '０', '٠', '۰', '०', '০', '๐', '𝟎', '𝟶', '𞥐'];

const written = (digits: string, zero: string) =>
  [...digits]
    .map((digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)))
    .join('');

/** With no UK number among them, whose end is known. */
const digitStrings = fc.stringMatching(/^[1-9]\d{6,14}$/);

/** What people put behind a number, or around it. */
const REMARKS = [
  ' ext 12',
  ' x12',
  ' EXT. 4',
  ' extension 31',
  '#7',
  ' (evenings)',
  ' after 6',
  '',
];

describe('the number to dial', () => {
  it.each([
    ['01604 123456', '01604123456'],
    ['+44 (0)7700 900123', '+447700900123'],
    ['+44 07700 900123', '+447700900123'],
    ['(+44) 7700-900.123', '+447700900123'],
    ['0044 (0)7700 900123', '00447700900123'],
    ['+353 (0)87 123 4567', '+353871234567'],
    ['01604 123456 ext 12', '01604123456'],
    ['01604 123456 Ext. 12', '01604123456'],
    ['01604 123456 extension 12', '01604123456'],
    ['01604 123456 extn 12', '01604123456'],
    ['01604 123456 x12', '01604123456'],
    ['01604123456x12', '01604123456'],
    ['01604 123456 #12', '01604123456'],
    ['01604 123456 (evenings)', '01604123456'],
    ['01604 123456 (6 pm or later)', '01604123456'],
    ['after 6pm: 01604 123456', '01604123456'],
    ['call 01604 123456 after 6', '01604123456'],
    ['ext 12: 01604 123456', '01604123456'],
    ['01604/123456', '01604123456'],
    ['01604, 123456 x12', '01604123456'],
    ['01604 ask for Jo 123456', '01604123456'],
    ['01604 123456 / 07700 900123', '01604123456'],
    ['01604 123456 07700 900123', '01604123456'],
    ['01604 123456 9-5', '01604123456'],
    ['01604 123456 12', '01604123456'],
    ['+353 87 123 4567, +44 7700 900123', '+353871234567'],
    ['9601000', '9601000'],
    ['０７７００９００１２３', '07700900123'],
    ['＋４４　７７００　９００１２３', '+447700900123'],
    ['٠٧٧٠٠ ٩٠٠١٢٣', '07700900123'],
    ['0️⃣7️⃣7️⃣0️⃣0️⃣9️⃣0️⃣0️⃣1️⃣2️⃣3️⃣', '07700900123'],
    ['12345 ext 67', '12345'],
    ['call me', ''],
    ['', ''],
  ])('of %s is %s', (text, number) => {
    expect(dialled(text)).toBe(number);
  });

  it('is its digits, in any script, with any remark', () => {
    fc.assert(
      fc.property(
        digitStrings,
        fc.constantFrom(...ZEROS),
        fc.constantFrom(...REMARKS),
        fc.boolean(),
        (digits, zero, remark, plus) => {
          fc.pre(!(plus && digits.startsWith('44')));
          const typed = `${plus ? '+' : ''}${written(digits, zero)}${remark}`;
          expect(phoneSchema.parse(typed)).toBe(typed);
          expect(dialled(typed)).toBe(`${plus ? '+' : ''}${digits}`);
        },
      ),
    );
  });

  it('is a link whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(dialled(text)).toMatch(/^\+?\d*$/);
      }),
    );
  });

  it('has the country’s code for people abroad, for search engines and for chats', () => {
    for (const phone of [
      '01632 960100',
      '+44 1632 960100',
      '+44 (0)1632 960100',
      '0044 1632 960100',
      '01632 960100 ext 3',
    ]) {
      expect(internationalNumber(phone)).toBe('441632960100');
    }
  });
});

it('every digit that there is has its value', () => {
  const characters = Array.from({ length: 0x11_00_00 }, (_, code) => String.fromCodePoint(code));
  const digits = characters.filter((character) => /\p{Nd}/u.test(character));
  // Each script has its ten in order.
  const values = digits.map((digit) => dialled(digit)).join('');
  expect(values).toBe('0123456789'.repeat(digits.length / 10));
});
