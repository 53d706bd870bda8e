import { afterEach, describe, expect, it, vi } from 'vitest';
import { starterPricing } from '#domain/design/pricing/starter';
import { fetchPricing } from './pricing';

afterEach(() => vi.unstubAllGlobals());

function answerWith(body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const fetching = vi.fn<typeof fetch>(async () => new Response(text, { headers }));
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

describe('fetchPricing', () => {
  it('pairs the document with the number of its version, and revalidates it', async () => {
    const fetching = answerWith(starterPricing, { 'x-pricing-version': '7' });
    expect(await fetchPricing()).toEqual({ version: 7, pricing: starterPricing });
    expect(fetching).toHaveBeenCalledWith(
      '/api/pricing',
      expect.objectContaining({ cache: 'no-cache' }),
    );
  });

  it.each([
    ['a sign-in page', '<html>Welcome to the station</html>', '1', 'pricing'],
    ['no version', starterPricing, '', 'version'],
    ['another document', { shellSizes: [] }, '1', 'shellSizes'],
  ])('does not take %s for pricing', async (_what, body, version, field) => {
    answerWith(body, { 'x-pricing-version': version });
    await expect(fetchPricing()).rejects.toThrow(field);
  });
});
