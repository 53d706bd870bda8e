import { beforeEach, expect, it } from 'vitest';
import { starterPricing } from '#domain/design/pricing/starter';
import { loadPricingCopy, savePricingCopy } from './pricing-copy';
import { freshDatabase, plantRow } from '#app/offline/testing/fresh-database';

beforeEach(freshDatabase);

it('gives back the pricing last saved', async () => {
  expect(await loadPricingCopy()).toBeNull();
  await savePricingCopy({ version: 1, pricing: starterPricing });
  await savePricingCopy({ version: 2, pricing: starterPricing });
  expect(await loadPricingCopy()).toEqual({ version: 2, pricing: starterPricing });
});

it('takes a copy that cannot be read for none', async () => {
  await plantRow('pricing', { version: 1, pricing: { shellSizes: 'none' } }, 'current');
  expect(await loadPricingCopy()).toBeNull();
});
