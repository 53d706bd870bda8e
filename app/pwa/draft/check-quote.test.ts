import { describe, expect, it } from 'vitest';
import { aQuote } from '#app/offline/testing/quotes';
import { checkQuote } from './check-quote';

describe('checkQuote', () => {
  it('hands on what may be sent, trimmed', () => {
    expect(checkQuote({ ...aQuote, name: ` ${aQuote.name} ` })).toEqual({
      request: aQuote,
      errors: {},
    });
  });

  it('names every contact field that is wrong', () => {
    const { request, errors } = checkQuote({ ...aQuote, name: ' ', email: 'nobody' });
    expect(request).toBeNull();
    expect(errors).toEqual({
      name: 'Enter your name',
      email: 'Enter an email address like name@example.com',
    });
  });

  it('hands nothing on, and blames no field, when the design itself is none', () => {
    expect(checkQuote({ ...aQuote, windows: 11 })).toEqual({ request: null, errors: {} });
  });
});
