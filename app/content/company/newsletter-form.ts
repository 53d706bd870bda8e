import { THANKS } from '#domain/order/thanks';

/** The newsletter box in the footer. A repeated address gets the same response as a new one. */
export const newsletterForm = {
  heading: 'Newsletter',
  label: 'Email address',
  button: 'Subscribe',
  note: 'A short letter now and then. Leave whenever you like.',
  sent: THANKS.newsletter,
  /** Followed by why it has not been received yet. */
  queued: 'Saved on this device.',
  failed: 'That did not work, and your address is still in the box. Please try again.',
} as const;
