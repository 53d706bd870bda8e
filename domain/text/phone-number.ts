import { unmarked } from './unmarked';

/** Seven digits with no word, colon or # among them, and on as far as digits, spaces, brackets, dots and dashes go. */
const NUMBER = /(?:[^\p{L}\d:#]*\d){7}[\s().\d\p{Pd}]*/u;

/** Where an extension begins: "ext 12", "x12", "#12". */
const EXTENSION = /(?<!\p{L})(?:extension|extn?|x)(?!\p{L})|#/u;

/** The zero in "+44 (0)1604", which is dialled only without the country's code. */
const BRACKETED_ZERO = /(?<=\d\D*)\(0\)/;

/** A UK number has nine or ten digits behind its 0 or 44; what follows is another number, an hour or an extension. */
const UK = /^(?:((?:\+|00)44)0?([1-9]\d{8,9})|(0[1-9]\d{8,9}))\d*$/;

/** What people wrote of the number itself, in small ASCII: without an extension and what is said about it. */
function writtenNumber(text: string): string {
  const plain = unmarked(text).toLowerCase();
  return NUMBER.exec(plain)?.[0] ?? plain.split(EXTENSION)[0] ?? '';
}

/** The digits in ASCII, behind a plus where there is one before the first of them. */
function compact(written: string): string {
  const [, plus = '', digits = ''] = /^[^\d+]*(\+?)(.*)$/s.exec(written) ?? [];
  return plus + digits.replace(/\D/g, '');
}

/**
 * The number to dial for what somebody typed: its digits, of whatever script, in ASCII, behind a plus where one was typed.
 * Neither an extension nor a remark is part of it, and of two numbers it is the first: "01604123456" for
 * "01604 123456 ext 12 (evenings)", "+447700900123" for "+44 (0)7700 900123". Empty where there is none.
 */
export function dialled(text: string): string {
  return compact(writtenNumber(text).replace(BRACKETED_ZERO, '')).replace(UK, '$1$2$3');
}

/** A UK telephone number in international format, without a plus sign: "441632960100". */
export function internationalNumber(text: string): string {
  return dialled(text)
    .replace(/^(?:\+|00)/, '')
    .replace(/^0/, '44');
}
