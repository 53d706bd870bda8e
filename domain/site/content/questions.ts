import * as z from 'zod/mini';
import { line, lines, publishAtSchema } from './rules';

/** A question and its answer on the pricing page. */
const questionSchema = z.object({
  id: z.uuid('Give each question an id of its own'),
  question: line('the question', 160),
  /** One paragraph of plain text. */
  answer: lines('the answer', 1200),
  /** Where to read more: a page of this site. */
  more: z.nullable(
    z.object({
      to: z
        .string('Give a path of this site, like /permission')
        .check(z.regex(/^\/[a-z0-9/-]*$/, 'Give a path of this site, like /permission')),
      words: line('the words of the link', 60),
    }),
  ),
  publishAt: publishAtSchema,
});

/** All questions, in the order in which they are shown. */
export const questionsSchema = z
  .array(questionSchema, 'Send the questions as a list')
  .check(z.maxLength(100, 'Keep at most 100 questions'));

export type Question = z.infer<typeof questionSchema>;
