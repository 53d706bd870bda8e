import { describe, expect, it } from 'vitest';
import { pounds } from './money';

describe('amounts in words', () => {
  it.each([
    [0, '£0'],
    [-0, '£0'],
    [850, '£850'],
    [1200, '£1,200'],
    [28_000, '£28,000'],
    [112_386, '£112,386'],
    [10_000_000, '£10,000,000'],
    [449.99, '£449.99'],
    [31_222.5, '£31,222.50'],
    [0.05, '£0.05'],
    [-0.5, '−£0.50'],
    [-1500, '−£1,500'],
    [-0.001, '£0'],
  ])('%d is %s', (amount, text) => {
    expect(pounds(amount)).toBe(text);
  });
});
