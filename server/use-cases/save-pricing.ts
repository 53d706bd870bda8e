import { LONGEST_PRICING_NOTE } from '#domain/contracts/pricing-version';
import { pricingConfigurationSchema } from '#domain/pricing/configuration';
import { ApiProblem } from '#server/api-problem';
import { PricingConflictError } from '#server/stores/ports';
import type { PricingStore } from '#server/stores/ports';
import type { PricingVersion } from '#server/stores/records';
import { invalidRequest, parseRequest } from './requests/parse-request';

interface SaveHeaders {
  /** If-Match: the ETag of the version the document was made from. */
  ifMatch: string | undefined;
  /** x-pricing-note, URI-encoded: headers carry no other letters. */
  note: string | undefined;
}

/**
 * Keeps a whole pricing document as the next version.
 *
 * @throws {ApiProblem} 400 invalid_request with every field at fault; 412 pricing_conflict when
 *   somebody else has saved since, with the current version in its headers
 * @throws {StoreUnavailableError} the prices are as before
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

/** What names a version of the pricing on the wire. */
export function pricingHeaders(version: number): Record<'etag' | 'x-pricing-version', string> {
  return { etag: `"pricing-${version}"`, 'x-pricing-version': String(version) };
}

/** 0, which is no version, for what is none of our ETags: it then matches nothing. */
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
    // Not the encoding of any text.
    return undefined;
  }
}
