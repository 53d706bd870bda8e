/** A text without marks, whose digits, of whatever script, are those of ASCII: "nunez 0770" for "nuñez ٠٧٧٠". */
export function unmarked(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\P{Nd}0-9]/gu, asciiDigit);
}

/** Its value in ASCII: in every script the ten digits stand in a row, from the zero on. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  // Some rows follow one another.
  return String((code - zero) % 10);
}
