import type { EnquirySummary, DeskEnquiry } from '#domain/order/contracts/admin/desk-enquiry';
import { enquiryFields, textsOf } from '#domain/order/contracts/requests/form-fields';
import { onOneLine, onPlainLines } from '#domain/text/plain-text';
import type { MailQueue } from '#server/stores/requests/request-ports';
import type { Enquiry } from '#server/stores/records';
import { alsoFrom, type AlsoFromServices } from './also-from';
import { mailReport } from './mail-report';

/** An enquiry as the list shows it. */
export function enquirySummary(row: Enquiry): EnquirySummary {
  const { id, createdAt, state, seenAt, anonymisedAt, projectType } = row;
  return {
    id,
    createdAt,
    ...textsOf(enquiryFields, row, onOneLine),
    projectType: projectType === null ? null : onOneLine(projectType),
    state,
    seenAt,
    anonymisedAt,
  };
}

/** An enquiry in full. */
export async function showEnquiry(
  services: AlsoFromServices & { mailQueue: MailQueue },
  row: Enquiry,
): Promise<DeskEnquiry> {
  const { notes, revision, handledAt } = row;
  const message = row.message === null ? null : onPlainLines(row.message);
  const mails = await mailReport(services.mailQueue, 'enquiry', row);
  const also = await alsoFrom(services, row);
  return { ...enquirySummary(row), notes, revision, handledAt, message, mails, also };
}
