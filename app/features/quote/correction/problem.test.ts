import { describe, expect, it } from 'vitest';
import { formatRefused, remedyFor } from './problem';

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
