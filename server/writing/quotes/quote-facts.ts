import * as z from 'zod/mini';
import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import { choicesOf, choicesSchema } from '#domain/order/contracts/requests/quote-request';
import type { QuoteFacts } from '#domain/order/document/quote-document';
import type { PricingVersion, QuoteRequestRecord } from '#server/stores/records';

/** A stored request refers to something that can no longer be put into a document. */
export class NoDocumentError extends Error {
  override readonly name = 'NoDocumentError';
}

/**
 * The content for the document of a stored request. It leaves out the sender's details: otherwise
 * strangers could have us send their words to any address.
 *
 * @throws {NoDocumentError} a choice was retired, or its price list is unknown
 */
export function factsOf(
  row: QuoteRequestRecord,
  version: PricingVersion | undefined,
  from: StoredFacts,
): QuoteFacts {
  const choices = z.safeParse(choicesSchema, row);
  if (!choices.success) throw new NoDocumentError('A choice of this request is no longer known.');
  const size = version?.pricing.shellSizes.find(({ id }) => id === row.shellSizeId);
  if (size === undefined) throw new NoDocumentError('The size of this request is not known.');
  const { estimatedPrice, serverPrice, serverLines, pricingVersion, reference, createdAt } = row;
  return {
    from,
    energy: from.energy,
    said: row.yearSaid,
    choices: choicesOf(choices.data),
    size,
    price: { lines: serverLines, total: serverPrice },
    ...(estimatedPrice !== serverPrice && { shownInBuilder: estimatedPrice }),
    pricingVersion,
    reference,
    date: new Date(createdAt),
  };
}
