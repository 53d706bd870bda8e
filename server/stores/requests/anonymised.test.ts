import { expect, it } from 'vitest';
import { newEnquiry } from '#server/testing/requests/enquiries';
import { anonymised } from './anonymised';

it('leaves nothing of an enquiry that its sender wrote, but what it was about', () => {
  const row = newEnquiry({ projectType: 'Garden Room', message: 'Ring at the side gate.' });
  expect(anonymised({ ...row, notes: 'Called' }, new Date('2026-05-02T09:30:00Z'))).toEqual({
    ...row,
    name: '',
    email: '',
    phone: '',
    postcode: '',
    message: null,
    notes: '',
    requestHash: '',
    revision: 1,
    anonymisedAt: '2026-05-02T09:30:00.000Z',
  });
});
