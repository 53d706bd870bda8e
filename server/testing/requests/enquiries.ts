import { randomUUID } from 'node:crypto';
import type { EnquiryBody } from '#domain/order/contracts/requests/enquiry';
import type { Enquiry } from '#server/stores/records';
import { NEW_IN_INBOX } from '#server/use-cases/inbox/new-in-inbox';

/** An enquiry as the contact page sends it. */
export function enquiryBody(changes: Partial<EnquiryBody> = {}): EnquiryBody {
  return {
    name: 'Test Person',
    email: 'test.person@example.com',
    phone: '01632 960123',
    postcode: 'NN1 1AA',
    projectType: 'Garden Room',
    message: 'About 4 m × 4 m.\nAccess from the side.',
    ...changes,
  };
}

/** A row as the use case passes it to the store. */
export function newEnquiry(changes: Partial<Enquiry> = {}): Enquiry {
  return {
    id: randomUUID(),
    createdAt: '2026-05-01T09:30:00.000Z',
    requestHash: 'hash',
    name: 'Test Person',
    email: 'test.person@example.com',
    phone: '01632 960123',
    postcode: 'NN1 1AA',
    projectType: null,
    message: null,
    ...NEW_IN_INBOX,
    ...changes,
  };
}
