import * as z from 'zod/mini';
import { asSeen, linesAsSeen, oneLine } from '#domain/text/text-checks';
import { checkedShape, enquiryFields, honeypotSchema } from './form-fields';

const PROJECT_TYPE_MESSAGE = 'Choose a project type from the list';
const MESSAGE_MESSAGE = 'Write the message as text';

/** Any text, because the options are content and may change while an enquiry waits on a device. */
const projectTypeSchema = z
  .string(PROJECT_TYPE_MESSAGE)
  .check(
    asSeen(),
    z.maxLength(100, { message: PROJECT_TYPE_MESSAGE, abort: true }),
    oneLine(PROJECT_TYPE_MESSAGE),
  );

const messageSchema = z
  .string(MESSAGE_MESSAGE)
  .check(linesAsSeen(), z.maxLength(4000, 'Use at most 4,000 characters for the message'));

/** The body of POST /api/enquiries (specification §3 and §5). Unknown keys are ignored. */
export const enquirySchema = z.object(
  {
    ...checkedShape(enquiryFields),
    projectType: z.optional(projectTypeSchema),
    message: z.optional(messageSchema),
    website: honeypotSchema,
  },
  'Send the enquiry as a JSON object',
);

/** An enquiry as it may be sent. */
export type EnquiryBody = z.input<typeof enquirySchema>;
