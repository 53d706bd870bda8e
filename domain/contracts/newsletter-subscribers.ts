import * as z from 'zod/mini';

const newsletterSubscriberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  /** When it first signed up for the newsletter. */
  createdAt: z.iso.datetime(),
});

/** The response of GET /api/newsletter: each address once, oldest first. */
export const newsletterSubscribersSchema = z.array(newsletterSubscriberSchema);

export type NewsletterSubscriber = z.infer<typeof newsletterSubscriberSchema>;
