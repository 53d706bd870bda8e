import type { EnquirySummary, StoredEnquiry } from '#domain/contracts/stored-enquiry';
import type { MailQueue } from '#server/stores/request-ports';
import type { Enquiry } from '#server/stores/records';
import { mailReport } from './mail-report';

/** What the list says of an enquiry. */
export function enquirySummary(row: Enquiry): EnquirySummary {
  const { id, createdAt, name, email, phone, state, seenAt, anonymisedAt } = row;
  const { postcode, projectType } = row;
  return { id, createdAt, name, email, phone, postcode, projectType, state, seenAt, anonymisedAt };
}

/** All of an enquiry. */
export async function showEnquiry(
  { mailQueue }: { mailQueue: MailQueue },
  row: Enquiry,
): Promise<StoredEnquiry> {
  const { notes, revision, handledAt, message } = row;
  const mails = await mailReport(mailQueue, 'enquiry', row.id);
  return { ...enquirySummary(row), notes, revision, handledAt, message, mails };
}
