import { describe, expect, it } from 'vitest';
import { formatRefused, remedyFor, formatProblem } from './problem';

describe('remedyFor', () => {
  it('corrects contact details in place, with what is wrong with each', () => {
    expect(remedyFor({ fields: { email: 'Not complete', pricingVersion: 'Unknown' } })).toEqual({
      kind: 'contact',
      fields: { email: 'Not complete' },
    });
  });

  it.each([
    ['roomType', 1],
    ['shellSizeId', 2],
    ['doors', 3],
    ['features.0', 4],
    ['finishes.roofing', 5],
  ])('leads back to the step of %s', (field, step) => {
    expect(remedyFor({ fields: { [field]: 'Not in the price list' } })).toEqual({
      kind: 'design',
      step,
    });
  });

  it('leads to the earliest step when several are wrong, before any contact detail', () => {
    const fields = { email: 'x', 'finishes.cladding': 'x', shellSizeId: 'x' };
    expect(remedyFor({ fields })).toEqual({ kind: 'design', step: 2 });
  });

  it('offers another try when nothing is named', () => {
    expect(remedyFor({})).toEqual({ kind: 'again' });
    expect(remedyFor({ fields: { body: 'Too large' } })).toEqual({ kind: 'again' });
  });
});

describe('formatRefused', () => {
  it('names what was refused, each once', () => {
    expect(formatRefused({ fields: { 'finishes.roofing': 'x', 'finishes.cladding': 'x' } })).toBe(
      'the finishes',
    );
    expect(formatRefused({ fields: { email: 'x', phone: 'x' } })).toBe(
      'the email address and the phone number',
    );
  });

  it('says nothing of fields that mean nothing to a homeowner', () => {
    expect(formatRefused({ fields: { body: 'x' } })).toBe('');
  });
});

describe('formatProblem', () => {
  it('says what is wrong with the contact details, and that correcting them is enough', () => {
    const fields = { email: 'The email address is not complete' };
    expect(formatProblem({ message: 'Some fields are wrong', fields })).toBe(
      'The email address is not complete. Correct it and the request goes out again. The others are not held up.',
    );
  });

  it('leads back to the builder when the design is at fault', () => {
    const fields = { shellSizeId: 'Unknown' };
    expect(formatProblem({ message: 'There is no such size.', fields })).toBe(
      'There is no such size. Choose again in the builder and submit that design; this request stays here until you delete it.',
    );
  });

  it('passes on what our server said when there is nothing to correct', () => {
    expect(formatProblem({ message: 'The request is too large' })).toBe(
      'The request is too large. The others are not held up.',
    );
  });
});
