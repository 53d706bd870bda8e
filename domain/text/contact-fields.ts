import * as z from 'zod/mini';
import { asSeen, notBlank, oneLine } from '#domain/text/text-checks';

const EMAIL_MESSAGE = 'Enter an email address like name@example.com';
const PHONE_MESSAGE = 'Enter a phone number with 7 to 15 digits';

/** A person's name, on a single line because it ends up in the subject of an email. */
export const personNameSchema = z
  .string('Enter your name')
  .check(
    asSeen(),
    notBlank('Enter your name'),
    z.maxLength(200, { message: 'Use at most 200 characters for your name', abort: true }),
    oneLine('Enter your name on one line'),
  );

/** An email address with a dot in its domain: homeowner@example is refused. */
export const emailSchema = z
  .string(EMAIL_MESSAGE)
  .check(
    asSeen(),
    z.maxLength(254, { message: 'Use at most 254 characters for the email address', abort: true }),
    z.email(EMAIL_MESSAGE),
  );

/** A phone number as people write it: digits, spaces, + ( ) - and dots; 7 to 15 digits. */
export const phoneSchema = z.string(PHONE_MESSAGE).check(
  asSeen(),
  z.maxLength(40, { message: 'Use at most 40 characters for the phone number', abort: true }),
  z.regex(/^[0-9 \u00a0+().-]*$/, {
    message: 'Use only digits, spaces and + ( ) - . in the phone number',
    abort: true,
  }),
  z.refine((value) => {
    const digits = value.replace(/\D/g, '').length;
    return digits >= 7 && digits <= 15;
  }, PHONE_MESSAGE),
);

/** Required, but in any format (specification §5): if we cannot find the place, we ask. */
export const postcodeSchema = z
  .string('Enter your postcode')
  .check(
    asSeen(),
    z.minLength(1, 'Enter your postcode'),
    z.maxLength(12, { message: 'Use at most 12 characters for the postcode', abort: true }),
    z.regex(/^[\p{L}\p{N} \u00a0-]*$/u, 'Use only letters, digits and spaces in the postcode'),
  );
