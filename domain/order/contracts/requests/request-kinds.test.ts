import { describe, expect, expectTypeOf, it } from 'vitest';
import type { QuoteRequest } from './quote-request';
import { requests, type CheckedRequest } from './request-kinds';

const enquiry = {
  name: ' Test Homeowner',
  email: 'homeowner@example.com',
  phone: '01632 960100',
  postcode: 'NN1 1AA',
  projectType: 'Garden Room',
  message: 'About four by four metres.',
};

describe('requests', () => {
  it('are checked by their schema, and by nothing else', () => {
    expectTypeOf<QuoteRequest>().not.toExtend<CheckedRequest<'quote'>>();
    expect(requests.enquiry.schema.parse(enquiry).name).toBe('Test Homeowner');
    expect(requests.enquiry.schema.safeParse({ ...enquiry, postcode: ' ' }).success).toBe(false);
  });

  it('may lie on a device with contact details that the rules have come to refuse', () => {
    const stored = {
      ...enquiry,
      phone: 'ask my neighbour',
      email: 'nobody',
      name: '',
      postcode: '',
    };
    expect(requests.enquiry.stored.safeParse(stored).success).toBe(true);
    expect(requests.newsletter.stored.safeParse({ email: 'nobody' }).success).toBe(true);
  });

  it('leave no more than their summary behind', () => {
    expect(requests.enquiry.summary.parse(enquiry)).toEqual({ projectType: 'Garden Room' });
    expect(requests.newsletter.summary.parse({ email: 'a@example.com' })).toEqual({});
    for (const detail of ['name', 'email', 'phone']) {
      expect(requests.quote.summary.shape).not.toHaveProperty(detail);
    }
  });
});
