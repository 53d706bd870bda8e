import * as z from 'zod/mini';
import { keepSchema } from './sign-in';
import { asSeen, notBlank, oneLine } from '#domain/text/text-checks';

const NAME_MESSAGE = 'Say what this passkey is on';
const NOT_ONE = 'This is not what a passkey answers';

/** Base64url, as the browser gives it. Longer than any authenticator writes. */
const encoded = z.string(NOT_ONE).check(z.maxLength(20_000, NOT_ONE));

const answerFields = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key', NOT_ONE),
};

/** What `navigator.credentials.create` answers, as JSON. What else it says is left out. */
export const newPasskeySchema = z.object(
  {
    ...answerFields,
    response: z.object(
      {
        clientDataJSON: encoded,
        attestationObject: encoded,
        transports: z.optional(z.array(encoded).check(z.maxLength(10, NOT_ONE))),
      },
      NOT_ONE,
    ),
  },
  NOT_ONE,
);

/** What `navigator.credentials.get` answers, as JSON. */
export const passkeyAnswerSchema = z.object(
  {
    ...answerFields,
    response: z.object(
      { clientDataJSON: encoded, authenticatorData: encoded, signature: encoded },
      NOT_ONE,
    ),
  },
  NOT_ONE,
);

/** What its holder calls a passkey: "My phone". */
export const passkeyNameSchema = z
  .string(NAME_MESSAGE)
  .check(
    asSeen(),
    notBlank(NAME_MESSAGE),
    z.maxLength(60, 'Use at most 60 characters'),
    oneLine('Use one line'),
  );

/** POST /api/people/me/passkeys. */
export const addPasskeySchema = z.object(
  { name: passkeyNameSchema, passkey: newPasskeySchema },
  'Send the passkey',
);

/** POST /api/auth/passkey. */
export const usePasskeySchema = z.object(
  { passkey: passkeyAnswerSchema, keep: keepSchema },
  'Send the passkey',
);

/** What a browser is asked with; the library in it knows what it says. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });
