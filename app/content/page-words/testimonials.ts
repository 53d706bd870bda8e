export type Testimonial = {
  readonly quote: string;
  /** A role: use a real name only with its owner's written permission. */
  readonly name: string;
  readonly location: string;
  readonly project: string;
  /** True until these are a real client's words. */
  readonly placeholder: boolean;
};

/** The three testimonials in the home page's carousel (specification §9). All placeholders. */
export const testimonials: readonly Testimonial[] = [
  {
    quote: 'We use it in January as much as in July. The heater has hardly been on.',
    name: 'Homeowner',
    location: 'Northamptonshire',
    project: 'Garden room, 4\u00a0m × 4\u00a0m',
    placeholder: true,
  },
  {
    quote:
      'The price on the phone, the price on the quote and the price on the invoice were the same price.',
    name: 'Homeowner',
    location: 'Bedfordshire',
    project: 'Garden office, 5\u00a0m × 4\u00a0m',
    placeholder: true,
  },
  {
    quote: 'Three weeks after the slab went down we carried the table in.',
    name: 'Homeowner',
    location: 'Warwickshire',
    project: 'Three-wall extension, 6\u00a0m × 4\u00a0m',
    placeholder: true,
  },
];

/** Shown under the carousel while the testimonials are placeholders. */
export const testimonialsNote = 'Sample words. Our clients’ own go here.';

/** Milliseconds between two testimonials (specification §9). */
export const TESTIMONIAL_INTERVAL_MS = 6000;
