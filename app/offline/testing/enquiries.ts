import * as z from 'zod/mini';
import type { Acknowledgement } from '#domain/contracts/acknowledgement';
import { requests } from '#domain/contracts/requests';

/** An enquiry as the contact page sends it. */
export const anEnquiry = z.parse(requests.enquiry.schema, {
  name: 'Test Homeowner',
  email: 'homeowner@example.com',
  phone: '01632 960100',
  postcode: 'NN1 1AA',
  projectType: 'Garden Room',
  message: 'About four by four metres.',
});

/** A newsletter sign-up as the foot of every page sends it. */
export const aSignUp = z.parse(requests.newsletter.schema, { email: 'a@example.com' });

/** What proves that the request under `id` is stored. */
export function anAcknowledgement(id: string): Acknowledgement {
  return { id, receivedAt: '2026-11-20T16:42:00.000Z' };
}
