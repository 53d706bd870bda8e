import { describe, expect, it } from 'vitest';
import { fillIn, UnknownTokenError } from './fill-in';

describe('fillIn', () => {
  it('puts every value in the place of its token', () => {
    expect(
      fillIn('{district} is in {counties}, {district}.', { district: 'NN1', counties: 'X' }),
    ).toBe('NN1 is in X, NN1.');
  });

  it('takes values as they are', () => {
    expect(fillIn('{a-b}', { 'a-b': '$& {c}' })).toBe('$& {c}');
  });

  it('refuses a token without a value', () => {
    expect(() => fillIn('Call {phnoe}', { phone: '1' })).toThrow(UnknownTokenError);
    expect(() => fillIn('Call {phnoe}', { phone: '1' })).toThrow('{phnoe}');
  });
});
