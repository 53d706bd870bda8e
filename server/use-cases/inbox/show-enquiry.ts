import type { EnquirySummary, DeskEnquiry } from '#domain/order/contracts/admin/desk-enquiry';
import { enquiryFields, textsOf } from '#domain/order/contracts/requests/form-fields';
import { onOneLine, onPlainLines } from '#domain/text/plain-text';
import type { Enquiry } from '#server/stores/records';
import { alsoFrom, type AlsoFromServices } from './also-from';
import { mailReport, type MailReportServices } from './mail-report';

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
  services: AlsoFromServices & MailReportServices,
  row: Enquiry,
): Promise<DeskEnquiry> {
  const { notes, revision, handledAt } = row;
  const message = row.message === null ? null : onPlainLines(row.message);
  // Nobody is told about a request without a sender.
  const mails = row.anonymisedAt === null ? await mailReport(services, 'enquiry', row.id) : [];
  const also = await alsoFrom(services, row);
  return { ...enquirySummary(row), notes, revision, handledAt, message, mails, also };
}
