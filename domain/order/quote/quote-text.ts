import * as z from 'zod/mini';
import { asSeen, notBlank, oneLine } from '#domain/text/text-checks';

/** Words of the administrator that a homeowner reads: required, as people see them, on one line. */
export const quoteText = (field: string, most: number) =>
  textOn(field, most).check(notBlank(`Write ${field}`));

/** The same where nothing need be said. */
export const quoteNote = (field: string, most: number) => textOn(field, most);

const textOn = (field: string, most: number) =>
  z.string(`Write ${field}`).check(
    asSeen(),
    z.maxLength(most, {
      message: `Use at most ${most} characters for ${field}`,
      abort: true,
    }),
    oneLine(`Write ${field} on one line`),
  );
