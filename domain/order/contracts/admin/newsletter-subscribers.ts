import * as z from 'zod/mini';

const newsletterSubscriberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  /** When it first signed up for the newsletter. */
  createdAt: z.iso.datetime(),
});

/** The response of GET /api/newsletter: each address once, the oldest first, by pages. */
export const newsletterSubscribersSchema = z.array(newsletterSubscriberSchema);

export type NewsletterSubscriber = z.infer<typeof newsletterSubscriberSchema>;

/** The body of POST /api/newsletter/search. */
export const subscriberSearchSchema = z.object(
  {
    /** Of the addresses looked for; empty for all. */
    letters: z.string('Write what to look for as text').check(z.maxLength(254)),
  },
  'Send the search as a JSON object',
);

/** The response of POST /api/newsletter/search. */
export const foundSubscribersSchema = z.object({
  /** The newest. */
  rows: newsletterSubscribersSchema,
  /** How many addresses have the letters. */
  count: z.int(),
  all: z.int(),
});

export type FoundSubscribers = z.infer<typeof foundSubscribersSchema>;
