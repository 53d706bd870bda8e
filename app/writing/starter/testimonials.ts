import type { Testimonial } from '#domain/site/content/testimonials';

/** Seen from the first day on. */
const PUBLISHED = { publishAt: '2024-02-01T00:00:00.000Z' } as const;

/** The three testimonials in the home page's carousel (specification §9). None is a client’s. */
export const testimonials: readonly Testimonial[] = [
  {
    id: '3e1dcfb5-92bd-431c-b4d2-ea1614daf467',
    quote: 'We use it in January as much as in July. The heater has hardly been on.',
    name: 'Homeowner',
    location: 'Northamptonshire',
    project: 'Garden room, 4\u00a0m × 4\u00a0m',
    sample: true,
    ...PUBLISHED,
  },
  {
    id: '1570bc62-1832-49e2-b3aa-391808fc2081',
    quote:
      'The price on the phone, the price on the quote and the price on the invoice were the same price.',
    name: 'Homeowner',
    location: 'Bedfordshire',
    project: 'Garden office, 5\u00a0m × 4\u00a0m',
    sample: true,
    ...PUBLISHED,
  },
  {
    id: 'c3b1b366-b185-4ac8-80e0-529930b9f609',
    quote: 'Three weeks after the slab went down we carried the table in.',
    name: 'Homeowner',
    location: 'Warwickshire',
    project: 'Three-wall extension, 6\u00a0m × 4\u00a0m',
    sample: true,
    ...PUBLISHED,
  },
];
