import * as z from 'zod/mini';

/** The 201 body of an enquiry and of a newsletter sign-up: proof that it is stored. */
export const acknowledgementSchema = z.object({
  id: z.uuid(),
  receivedAt: z.iso.datetime(),
});

export type Acknowledgement = z.infer<typeof acknowledgementSchema>;
