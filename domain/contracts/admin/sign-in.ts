import * as z from 'zod/mini';

/** POST /api/auth/login. */
export const signInSchema = z.object(
  {
    password: z
      .string('Enter the password')
      .check(
        z.minLength(1, 'Enter the password'),
        z.maxLength(1000, 'Use at most 1,000 characters'),
      ),
  },
  'Send the password',
);

/** GET /api/auth/check. */
export const signInCheckSchema = z.object({ isAdmin: z.boolean() });
