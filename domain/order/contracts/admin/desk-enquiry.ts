import * as z from 'zod/mini';
import { enquiryFields, keptShape } from '#domain/order/contracts/requests/form-fields';
import {
  alsoFromField,
  foundFields,
  inboxFieldsSchema,
  mailReportSchema,
  summaryFields,
} from './inbox';

/** One enquiry in the administrator's list. */
const enquirySummarySchema = z.object({
  ...summaryFields,
  ...keptShape(enquiryFields),
  projectType: z.nullable(z.string()),
});

/** The response of GET /api/enquiries: newest first, by pages. */
export const enquirySummariesSchema = z.array(enquirySummarySchema);

/** The response of POST /api/enquiries/search: newest first. */
export const foundEnquiriesSchema = z.object({ rows: enquirySummariesSchema, ...foundFields });

export type EnquirySummary = z.infer<typeof enquirySummarySchema>;

/** The response of GET /api/enquiries/:id. */
export const deskEnquirySchema = z.object({
  ...enquirySummarySchema.shape,
  ...inboxFieldsSchema.shape,
  message: z.nullable(z.string()),
  mails: mailReportSchema,
  ...alsoFromField,
});

export type DeskEnquiry = z.infer<typeof deskEnquirySchema>;
