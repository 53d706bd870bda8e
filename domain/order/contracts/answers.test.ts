import { describe, expect, it } from 'vitest';
import { starterPricing } from '#domain/design/pricing/starter';
import { apiErrorSchema, receiptSchema } from './answers';
import { pricingSnapshotSchema } from './pricing-snapshot';

const receipt = {
  id: 'd9428888-122b-4d3b-9a4f-0b6f7a1c2e3d',
  reference: 'MGR-7K4Q-2D',
  receivedAt: '2025-03-01T09:30:00.000Z',
  estimatedPrice: 28_000,
  serverPrice: 28_450,
  pricingVersion: 3,
};

describe('a receipt', () => {
  it('survives the way through JSON', () => {
    expect(receiptSchema.parse(JSON.parse(JSON.stringify(receipt)))).toEqual(receipt);
  });

  it.each([
    ['id', 'not-a-uuid'],
    ['id', undefined],
    ['reference', 'MGR-7K4Q'],
    ['reference', 'mgr-7k4q-2d'],
    ['reference', 'MGR-7K4Q-2D7'],
    ['receivedAt', '1 March'],
    ['receivedAt', 1_740_821_400],
    ['estimatedPrice', 28_000.5],
    ['serverPrice', -1],
    ['serverPrice', undefined],
    ['pricingVersion', 0],
  ])('with %s %o is none', (field, value) => {
    expect(receiptSchema.safeParse({ ...receipt, [field]: value }).success).toBe(false);
  });

  it('is not what a captive portal answers', () => {
    expect(receiptSchema.safeParse('<!doctype html>').success).toBe(false);
    expect(receiptSchema.safeParse({}).success).toBe(false);
  });
});

describe('an error answer', () => {
  it('has a sentence, a code and perhaps fields', () => {
    const plain = { error: 'Too many requests', code: 'rate_limited' };
    expect(apiErrorSchema.parse(plain)).toEqual(plain);
    const withFields = { ...plain, fields: { email: 'Enter an email address' } };
    expect(apiErrorSchema.parse(withFields)).toEqual(withFields);
  });

  it.each([
    {},
    { error: 'x' },
    { error: 1, code: 'x' },
    { error: 'x', code: 'x', fields: [] },
    null,
  ])('is not %o', (value) => {
    expect(apiErrorSchema.safeParse(value).success).toBe(false);
  });
});

describe('a pricing snapshot', () => {
  it('is a numbered pricing document', () => {
    const snapshot = { version: 1, pricing: starterPricing };
    expect(pricingSnapshotSchema.parse(JSON.parse(JSON.stringify(snapshot)))).toEqual(snapshot);
    expect(pricingSnapshotSchema.safeParse({ ...snapshot, version: 0 }).success).toBe(false);
    expect(pricingSnapshotSchema.safeParse({ version: 1, pricing: {} }).success).toBe(false);
  });
});
