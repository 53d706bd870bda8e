import type { ContentKind } from '#app/desk/words/saving/content-kind';
import { changedItems } from '#app/desk/words/saving/changes/word-changes';
import { checkedPieces } from '#app/desk/words/pieces/piece';
import { publishWords } from '#app/desk/words/pieces/publish-words';
import { testimonialsSchema, type Testimonial } from '#domain/site/content/testimonials';
import { shortened } from '#app/desk/words/pieces/shortened';

export const testimonialName = ({ quote }: Testimonial) => shortened(quote);

/** The testimonials in the saving flow: what is typed is the list itself. */
export const TESTIMONIALS: ContentKind<readonly Testimonial[], readonly Testimonial[]> = {
  name: 'testimonials',
  schema: testimonialsSchema,
  what: 'the testimonials',
  editOf: (value) => value,
  valueOf: (typed) => checkedPieces(testimonialsSchema, typed).value,
  changes: (before, after) =>
    changedItems(before, after, {
      nameOf: testimonialName,
      rowsOf: (one) => [
        { key: 'quote', label: 'what they say', text: one.quote },
        { key: 'name', label: 'who says it', text: one.name },
        { key: 'location', label: 'where they live', text: one.location },
        { key: 'project', label: 'what we built', text: one.project },
        { key: 'sample', label: 'sample words', text: one.sample ? 'yes' : 'no' },
        { key: 'publishAt', label: 'visitors see it', text: publishWords(one, new Date()) },
      ],
    }),
};
