import type { Acknowledgement } from '#domain/contracts/acknowledgement';
import type { EnquiryBody } from '#domain/contracts/enquiry';

/** An enquiry as the contact page sends it. */
export const anEnquiry: EnquiryBody = {
  name: 'Test Homeowner',
  email: 'homeowner@example.com',
  phone: '01632 960100',
  postcode: 'NN1 1AA',
  projectType: 'Garden Room',
  message: 'About four by four metres.',
};

/** What proves that the request under `id` is stored. */
export function anAcknowledgement(id: string): Acknowledgement {
  return { id, receivedAt: '2026-11-20T16:42:00.000Z' };
}
