import * as z from 'zod/mini';
import {
  pricingSnapshotSchema,
  type PricingSnapshot,
} from '#domain/order/contracts/pricing-snapshot';
import { request } from './http';
import { parseJson } from './json';

/**
 * GET /api/pricing: the live pricing document and its version number. Revalidated by ETag every time, so
 * that a saved price is live at the next view.
 *
 * @throws HttpError; TypeError without a connection; zod's error when the response is not ours
 */
export async function fetchPricing(signal?: AbortSignal): Promise<PricingSnapshot> {
  const response = await request('GET', '/api/pricing', { signal, cache: 'no-cache' });
  return z.parse(pricingSnapshotSchema, {
    version: Number(response.headers.get('x-pricing-version')),
    pricing: parseJson(await response.text()),
  });
}
