import * as z from 'zod/mini';
import { asSeen, linesAsSeen, notBlank, oneLine } from '#domain/text/text-checks';

/** Beyond so many times the length nothing is cleaned: a paste of 20 MB would hold up the page for seconds. */
const PASTED = 10;

/**
 * Text on one line, trimmed and without unseen characters.
 *
 * @param what as it goes into a sentence: "the company’s name"
 */
export function line(what: string, longest: number) {
  return optionalLine(what, longest).check(notBlank(`Enter ${what}`));
}

/** The same, where nothing is an answer too: not supplied yet, or not used. */
export function optionalLine(what: string, longest: number) {
  const tooLong = { message: `Use at most ${longest} characters for ${what}`, abort: true };
  return z
    .string(`Enter ${what}`)
    .check(
      z.maxLength(longest * PASTED, tooLong),
      asSeen(),
      z.maxLength(longest, tooLong),
      oneLine(`Enter ${what} on one line`),
    );
}

/** Text of several lines. */
export function lines(what: string, longest: number) {
  const most = longest.toLocaleString('en-GB');
  const tooLong = { message: `Use at most ${most} characters for ${what}`, abort: true };
  return z
    .string(`Enter ${what}`)
    .check(
      z.maxLength(longest * PASTED, tooLong),
      linesAsSeen(),
      z.maxLength(longest, tooLong),
      notBlank(`Enter ${what}`),
    );
}

/** A whole number within limits, both included. */
export function wholeNumber(what: string, least: number, most: number) {
  const message = `Give ${what} as a whole number from ${least} to ${most}`;
  return z.int(message).check(z.minimum(least, message), z.maximum(most, message));
}

/** When it is to be seen: from this instant on (ISO 8601, UTC); null keeps it back. */
export const publishAtSchema = z.nullable(
  z.iso.datetime('Give the time of publishing as a date and a time, or leave it unpublished'),
);

/** Whether something that is published at this instant is to be seen now. */
export function isPublished({ publishAt }: { publishAt: string | null }, now: Date): boolean {
  return publishAt !== null && publishAt <= now.toISOString();
}
