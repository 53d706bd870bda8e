import * as z from 'zod/mini';
import { line, lines, publishAtSchema } from './rules';

/** Words of a client (specification §3, testimonial). */
const testimonialSchema = z.object({
  id: z.uuid('Give each testimonial an id of its own'),
  quote: lines('what the client says', 600),
  /** As the client agreed to be named. */
  name: line('who says it', 80),
  location: line('where they live', 80),
  /** "Garden room, 4 m × 4 m" */
  project: line('what you built for them', 120),
  /** Ours and not a client's: visitors are told so while it is shown. */
  sample: z.boolean('Say whether these are sample words'),
  publishAt: publishAtSchema,
});

/** All testimonials, in the order in which they are shown. */
export const testimonialsSchema = z
  .array(testimonialSchema, 'Send the testimonials as a list')
  .check(z.maxLength(500, 'Keep at most 500 testimonials'));

export type Testimonial = z.infer<typeof testimonialSchema>;
