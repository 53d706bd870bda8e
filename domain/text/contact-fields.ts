import * as z from 'zod/mini';
import { dialled } from '#domain/text/phone-number';
import { asSeen, notBlank, oneLine } from '#domain/text/text-checks';

const EMAIL_MESSAGE = 'Enter an email address like name@example.com';
const PHONE_MESSAGE = 'Enter a phone number with at least 7 digits';

/** A person's name, on a single line because it ends up in the subject of an email. */
export const personNameSchema = z
  .string('Enter your name')
  .check(
    asSeen(),
    notBlank('Enter your name'),
    z.maxLength(200, { message: 'Use at most 200 characters for your name', abort: true }),
    oneLine('Enter your name on one line'),
  );

/**
 * An address as browsers take it in a box for one, in the letters of every script (RFC 6531): without quotation marks and
 * comments, and without ?, # and %, which would be orders in a link. The last part of its domain has two letters or more.
 */
const MAILBOX =
  /^(?!\.|[^@]*\.[.@])[\p{L}\p{M}\p{N}!$&'*+/=^_`{|}~.-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/** An email address with a dot in its domain: homeowner@example is refused. */
export const emailSchema = z
  .string(EMAIL_MESSAGE)
  .check(
    asSeen(),
    z.maxLength(254, { message: 'Use at most 254 characters for the email address', abort: true }),
    z.regex(MAILBOX, EMAIL_MESSAGE),
  );

/**
 * A phone number as people write it, with an extension or a remark, in the digits of any script: at least seven of them
 * before an extension. E.164 ends at fifteen, but a second number or the hours to call may follow (decision 0118).
 */
export const phoneSchema = z.string(PHONE_MESSAGE).check(
  asSeen(),
  z.maxLength(40, { message: 'Use at most 40 characters for the phone number', abort: true }),
  oneLine('Enter the phone number on one line'),
  z.refine((text) => /\d{7}/.test(dialled(text)), PHONE_MESSAGE),
);

/**
 * Required, but in any format (specification §5), also with the full stop that a telephone puts behind it: if we cannot
 * find the place, we ask.
 */
export const postcodeSchema = z
  .string('Enter your postcode')
  .check(
    asSeen(),
    z.minLength(1, 'Enter your postcode'),
    z.maxLength(12, { message: 'Use at most 12 characters for the postcode', abort: true }),
    z.regex(
      /^[\p{L}\p{N}\p{Pd} \u00a0.]*$/u,
      'Use only letters, digits and spaces in the postcode',
    ),
  );
