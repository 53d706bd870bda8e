import * as z from 'zod/mini';
import type { Acknowledgement } from '#domain/order/contracts/answers';
import { requests } from '#domain/order/contracts/requests/request-kinds';

/** An enquiry as sent by the contact page. */
export const anEnquiry = z.parse(requests.enquiry.schema, {
  name: 'Test Homeowner',
  email: 'homeowner@example.com',
  phone: '01632 960100',
  postcode: 'NN1 1AA',
  projectType: 'Garden Room',
  message: 'About four by four metres.',
});

/** A newsletter sign-up as sent from the footer of every page. */
export const aSignUp = z.parse(requests.newsletter.schema, { email: 'a@example.com' });

/** Proof that the request under `id` is stored. */
export function anAcknowledgement(id: string): Acknowledgement {
  return { id, receivedAt: '2026-11-20T16:42:00.000Z' };
}
