import * as z from 'zod/mini';
import { emailSchema } from '#domain/text/contact-fields';
import { honeypotSchema } from './form-fields';

/** The body of POST /api/newsletter (specification §5). Unknown keys are ignored. */
export const newsletterSchema = z.object(
  { email: emailSchema, website: honeypotSchema },
  'Send the sign-up as a JSON object',
);
