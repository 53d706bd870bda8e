/** The carousel of testimonials on the home page. */
export const testimonialWords = {
  heading: 'What homeowners say',
  /** With each one that is no client's: no review of ours is ever passed off as theirs. */
  sample: 'Sample words, not a client’s',
} as const;

/** Milliseconds between two testimonials (specification §9). */
export const TESTIMONIAL_INTERVAL_MS = 6000;
