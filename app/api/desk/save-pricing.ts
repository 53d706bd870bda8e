import * as z from 'zod/mini';
import {
  pricingVersionsSchema,
  savedPricingSchema,
  type PricingVersionInfo,
} from '#domain/order/contracts/admin/pricing-version';
import {
  pricingConfigurationSchema,
  type PricingConfiguration,
} from '#domain/room/options/configuration';
import { request } from '#app/api/http';
import { parseJson } from '#app/api/json';

export interface PricingToSave {
  pricing: PricingConfiguration;
  /** The version it is based on. */
  over: number;
  note: string;
}

/**
 * PUT /api/pricing: saves the whole document over the version it is based on.
 *
 * @throws HttpError 400 with the invalid fields, 401, 412 when another version has become current;
 * TypeError without a connection
 */
export async function savePricing({
  pricing,
  over,
  note,
}: PricingToSave): Promise<PricingVersionInfo> {
  const headers = { 'if-match': `"pricing-${over}"`, 'x-pricing-note': encodeURIComponent(note) };
  const response = await request('PUT', '/api/pricing', { body: pricing, headers });
  return z.parse(savedPricingSchema, parseJson(await response.text()));
}

/**
 * GET /api/pricing/versions: every saved pricing, newest first.
 *
 * @throws HttpError; TypeError without a connection; zod's error when the response is not ours
 */
export async function fetchPricingVersions(signal?: AbortSignal): Promise<PricingVersionInfo[]> {
  const response = await request('GET', '/api/pricing/versions', { signal });
  return z.parse(pricingVersionsSchema, parseJson(await response.text()));
}

/**
 * GET /api/pricing/versions/:number: a pricing as it was saved.
 *
 * @throws HttpError; TypeError without a connection; zod's error when the response is not ours
 */
export async function fetchPricingVersion(
  version: number,
  signal?: AbortSignal,
): Promise<PricingConfiguration> {
  const response = await request('GET', `/api/pricing/versions/${version}`, { signal });
  return z.parse(pricingConfigurationSchema, parseJson(await response.text()));
}
