/** What the sender of a form reads once it has arrived; the first as in specification §8. */
export const THANKS = {
  enquiry: 'Thank you for your inquiry! We will contact you shortly.',
  newsletter: 'Thank you. You are on the list.',
} as const;
