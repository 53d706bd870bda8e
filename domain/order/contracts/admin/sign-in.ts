import * as z from 'zod/mini';
import { asSeen } from '#domain/text/text-checks';

/** A new password's least length in characters, whoever sets it and wherever. */
export const SHORTEST_PASSWORD = 8;

const passwordSchema = z
  .string('Enter the password')
  .check(z.minLength(1, 'Enter the password'), z.maxLength(1000, 'Use at most 1,000 characters'));

/** Whether to stay signed in on this device; without it that stays as it was. */
export const keepSchema = z.optional(z.boolean('Say whether to stay signed in'));

/** POST /api/auth/login. */
export const signInSchema = z.object(
  {
    password: passwordSchema,
    /** Of somebody whom the owner has invited; the owner has none. */
    email: z.optional(
      z
        .string('Enter the email address')
        .check(asSeen(), z.maxLength(254, 'Use at most 254 characters')),
    ),
    keep: keepSchema,
  },
  'Send the password',
);

/** GET /api/auth/check. */
export const signInCheckSchema = z.object({ isAdmin: z.boolean() });

/** A password that somebody chooses. */
export const newPasswordSchema = z
  .string('Choose a password')
  .check(
    z.minLength(SHORTEST_PASSWORD, `Use at least ${SHORTEST_PASSWORD} characters`),
    z.maxLength(1000, 'Use at most 1,000 characters'),
  );

/** PUT /api/people/me/password. */
export const changePasswordSchema = z.object(
  { current: passwordSchema, password: newPasswordSchema },
  'Send both passwords',
);
