/** From the first quotation mark to the last: what programs quote is often what somebody typed. */
const QUOTED = /["'`‘’“”«»](?:.*["'`‘’“”«»]|.*)/s;

/** A small word of a programmer's, such as "undefined" or "room.area"; the number of an error of React; an HTTP status. */
const PLAIN = /^(?:\(?[a-z][A-Za-z.]{0,39}\)?[.,:;]?|#\d{1,3}[.;]?|[1-5]\d\d:|…)$/;

/** What messages of browsers and of our own begin with. */
const OPENING =
  /^(?:A|Cannot|Failed|Importing|Invalid|Load|Maximum|Minified|No|Rendered|The|Unexpected)$/;

/**
 * The message of a program's error without anything that may be personal: of its words only those stay that can be no
 * name, address, number, code or link. Everything else becomes "…". Doing it again changes nothing.
 *
 * @returns at most 160 characters, on one line
 */
export function faultWords(message: string): string {
  const words = message.slice(0, 1000).replace(QUOTED, ' … ').trim().split(/\s+/);
  return words
    .map((word) => (PLAIN.test(word) || OPENING.test(word) ? word : '…'))
    .filter((word, index, all) => word !== '…' || all[index - 1] !== '…')
    .join(' ')
    .slice(0, 160)
    .trimEnd();
}
