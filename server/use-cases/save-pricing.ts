import { LONGEST_PRICING_NOTE } from '#domain/contracts/pricing-version';
import { pricingConfigurationSchema } from '#domain/pricing/configuration';
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
 * Stores a complete pricing document as the next version.
 *
 * @throws {ApiProblem} 400 invalid_request with every invalid field; 412 pricing_conflict if somebody
 * else has saved in the meantime, with the current version in its headers
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
    return await pricing.save(document, options);
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

/** The response headers that identify a version of the pricing. */
export function pricingHeaders(version: number): Record<'etag' | 'x-pricing-version', string> {
  return { etag: `"pricing-${version}"`, 'x-pricing-version': String(version) };
}

/** 0, which is never a version, for anything but our own ETags, so that it matches nothing. */
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
