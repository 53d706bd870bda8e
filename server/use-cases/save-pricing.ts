import { isDeepStrictEqual } from 'node:util';
import { LONGEST_PRICING_NOTE } from '#domain/order/contracts/admin/pricing-version';
import { pricingConfigurationSchema } from '#domain/room/options/configuration';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { withOnePrice } from '#domain/design/pricing/one-price';
import { ApiProblem } from '#server/api-problem';
import { PricingConflictError } from '#server/stores/ports';
import type { PricingStore } from '#server/stores/ports';
import type { PricingVersion } from '#server/stores/records';
import { invalidRequest, parseRequest } from './requests/parse-request';

interface SaveHeaders {
  /** If-Match: the ETag of the version the document is based on. */
  ifMatch: string | undefined;
  /** x-pricing-note, URI-encoded, because headers cannot hold other characters. */
  note: string | undefined;
}

/**
 * Saves a whole pricing document as the next version, with one price for what it prices twice (decision 0043).
 *
 * @throws {ApiProblem} 400 invalid_request with every invalid field; 412 pricing_conflict if somebody else has
 *   saved in the meantime, with the current version in its headers
 * @throws {StoreUnavailableError} the prices are unchanged
 */
export async function savePricing(
  pricing: PricingStore,
  body: unknown,
  headers: SaveHeaders,
): Promise<PricingVersion> {
  const document = parseRequest(pricingConfigurationSchema, body);
  const options = { note: readNote(headers.note), over: versionOf(headers.ifMatch) };
  try {
    return await pricing.save(await atOnePrice(pricing, document, options.over), options);
  } catch (error) {
    if (!(error instanceof PricingConflictError)) throw error;
    throw new ApiProblem(
      412,
      'pricing_conflict',
      `Somebody else has saved prices since you opened them: version ${error.current} is live now.`,
      { headers: pricingHeaders(error.current) },
    );
  }
}

/**
 * Brings a store from before decision 0043 to one price, as a version of its own; the cost of rooms does not
 * change.
 *
 * @throws {StoreUnavailableError} the prices are unchanged
 */
export async function bringToOnePrice(pricing: PricingStore): Promise<void> {
  const live = (await pricing.current()).pricing;
  const note = 'Electrics and air conditioning at the price of the builder everywhere';
  if (withOnePrice(live, live) !== live) await pricing.save(withOnePrice(live, live), { note });
}

/**
 * The document with one price. What was changed shows in comparison with the version it is based on: the one
 * it names, or else the live one.
 */
async function atOnePrice(
  pricing: PricingStore,
  document: PricingConfiguration,
  over: number | undefined,
): Promise<PricingConfiguration> {
  const live = await pricing.current();
  const beside = async (version: number) =>
    withOnePrice(document, ((await pricing.version(version)) ?? live).pricing);
  if (over !== undefined) return beside(over);
  // A save repeated because its answer was lost must have the same result.
  const again = await beside(live.version - 1);
  return isDeepStrictEqual(again, live.pricing) ? again : beside(live.version);
}

/** The headers that identify a pricing version. */
export function pricingHeaders(version: number): Record<'etag' | 'x-pricing-version', string> {
  return { etag: `"pricing-${version}"`, 'x-pricing-version': String(version) };
}

/**
 * The version of an If-Match header; undefined for none or `*`. For anything but our own ETags 0, which is
 * never a version, so that it matches nothing.
 */
function versionOf(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  return Number(/^(?:W\/)?"pricing-(\d+)"$/.exec(ifMatch.trim())?.[1] ?? 0);
}

function readNote(encoded = ''): string {
  const note = decoded(encoded)?.trim();
  if (note === undefined) throw invalidRequest({ note: 'Write the note URI-encoded' });
  if (note.length > LONGEST_PRICING_NOTE) {
    throw invalidRequest({ note: `Use at most ${LONGEST_PRICING_NOTE} characters for the note` });
  }
  return note;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not validly encoded.
    return undefined;
  }
}
