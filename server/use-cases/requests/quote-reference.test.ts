import { describe, expect, it } from 'vitest';
import { receiptSchema } from '#domain/order/contracts/answers';
import { quoteReference } from './quote-reference';

describe('a quote reference', () => {
  const references = Array.from({ length: 2000 }, quoteReference);

  it('looks as the receipt demands, without letters that are misread', () => {
    for (const reference of references) {
      expect(receiptSchema.shape.reference.parse(reference)).toBe(reference);
      expect(reference.slice(4)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/);
    }
  });

  it('is hardly ever the same twice', () => {
    expect(new Set(references).size).toBeGreaterThan(1990);
  });
});
