import { describe, expect, it } from 'vitest';
import { retryAfterMs } from './retry-after';

const NOW = Date.parse('Fri, 20 Nov 2026 16:42:00 GMT');

describe('retryAfterMs', () => {
  it.each([
    ['seconds', { 'retry-after': '120' }, 120_000],
    ['a date', { 'retry-after': 'Fri, 20 Nov 2026 16:43:00 GMT' }, 60_000],
    ['a date that has passed', { 'retry-after': 'Fri, 20 Nov 2026 16:41:00 GMT' }, 0],
    ['nothing', {}, undefined],
    ['nonsense', { 'retry-after': 'soon' }, undefined],
  ])('reads %s', (_what, headers, expected) => {
    const found = retryAfterMs(new Headers(headers as Record<string, string>), NOW);
    expect(found).toBe(expected);
  });

  it("measures a date against the server's clock, not the phone's", () => {
    const headers = new Headers({
      date: 'Fri, 20 Nov 2026 16:42:00 GMT',
      'retry-after': 'Fri, 20 Nov 2026 16:42:30 GMT',
    });
    expect(retryAfterMs(headers, NOW + 86_400_000)).toBe(30_000);
  });
});
