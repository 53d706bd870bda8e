import { describe, expect, it } from 'vitest';
import { acknowledgementSchema, fieldErrors } from '#domain/order/contracts/answers';
import { enquirySchema } from './enquiry';
import { isBait } from './form-fields';
import { newsletterSchema } from './newsletter';

const enquiry = {
  name: 'A Homeowner',
  email: 'homeowner@example.com',
  phone: '01632 960100',
  postcode: 'NN1 1AA',
};

function refused(value: unknown): Record<string, string> {
  const result = enquirySchema.safeParse(value);
  return result.success ? {} : fieldErrors(result.error);
}

describe('an enquiry', () => {
  it('needs name, email, phone and postcode, and no more', () => {
    expect(enquirySchema.parse(enquiry)).toEqual(enquiry);
    expect(Object.keys(refused({}))).toEqual(['name', 'email', 'phone', 'postcode']);
  });

  it('is trimmed, and what it does not know is left out', () => {
    const sent = { ...enquiry, postcode: ' nn1 1aa ', message: ' Hello\n', isAdmin: true };
    expect(enquirySchema.parse(sent)).toEqual({
      ...enquiry,
      postcode: 'nn1 1aa',
      message: 'Hello',
    });
  });

  it('is freed of what nobody sees, and has line breaks of one kind', () => {
    const sent = { ...enquiry, postcode: '\u200bNN1 1AA', message: 'One\u2028\u202etwo\r\nthree' };
    expect(enquirySchema.parse(sent)).toEqual({ ...enquiry, message: 'One\ntwo\nthree' });
  });

  it.each([
    ['name', '\u200b'],
    ['projectType', 'Garden\u2029Room'],
    ['postcode', '   '],
    ['postcode', 'NN1 1AA NN1 1AA'],
    ['postcode', '<NN1>'],
    ['postcode', 7],
    ['projectType', 'x'.repeat(101)],
    ['projectType', 'Garden Room\r\nBcc: other@example.com'],
    ['projectType', null],
    ['message', 'x'.repeat(4001)],
    ['message', 7],
  ])('names %s when it is %j', (field, value) => {
    expect(Object.keys(refused({ ...enquiry, [field]: value }))).toEqual([field]);
  });

  it.each(['NN1', 'nn11aa', 'MK18\u00a03AB', 'BT1 5GS', 'NN1 1AA.', 'NN1.1AA', 'NN1–1AA'])(
    'takes %s for a postcode',
    (postcode) => {
      expect(refused({ ...enquiry, postcode })).toEqual({});
    },
  );
});

describe('a newsletter sign-up', () => {
  it('is an email address, trimmed', () => {
    expect(newsletterSchema.parse({ email: ' a@example.com ' })).toEqual({
      email: 'a@example.com',
    });
    const result = newsletterSchema.safeParse({ email: 'nobody' });
    expect(result.error && fieldErrors(result.error)).toEqual({
      email: 'Enter an email address like name@example.com',
    });
  });
});

describe('the hidden field', () => {
  it.each([['http://example.com'], [7], [{}], [true]])('is bait when it holds %j', (website) => {
    expect(isBait(enquirySchema.parse({ ...enquiry, website }))).toBe(true);
  });

  it.each([[{}], [{ website: '' }], [{ website: undefined }], [{ website: null }]])(
    'is none in %j',
    (fields) => {
      expect(isBait(enquirySchema.parse({ ...enquiry, ...fields }))).toBe(false);
    },
  );
});

describe('an acknowledgement', () => {
  it('has an id and a time, and is not what a captive portal answers', () => {
    const id = 'd9428888-122b-4d3b-9a4f-0b6f7a1c2e3d';
    const answer = { id, receivedAt: '2025-03-01T09:30:00.000Z' };
    expect(acknowledgementSchema.parse(answer)).toEqual(answer);
    for (const other of ['<!doctype html>', {}, { id }, { ...answer, id: '7' }]) {
      expect(acknowledgementSchema.safeParse(other).success).toBe(false);
    }
  });
});
