import * as z from 'zod/mini';
import { choicesOf, choicesSchema } from '#domain/contracts/quote-request';
import type { QuoteFacts } from '#domain/quote-document/quote-document';
import type { PricingVersion, RoomConfiguration } from '#server/stores/records';

/** A stored request names something that we cannot put on paper any more. */
export class NoDocumentError extends Error {
  override readonly name = 'NoDocumentError';
}

/**
 * What the document of a stored request says. It leaves out whose it is: a stranger's words must not
 * travel in our name to whatever address they entered.
 *
 * @throws {NoDocumentError} a choice was retired, or its price list is not known
 */
export function factsOf(row: RoomConfiguration, version: PricingVersion | undefined): QuoteFacts {
  const choices = z.safeParse(choicesSchema, row);
  if (!choices.success) throw new NoDocumentError('A choice of this request is no longer known.');
  const size = version?.pricing.shellSizes.find(({ id }) => id === row.shellSizeId);
  if (size === undefined) throw new NoDocumentError('The size of this request is not known.');
  const { estimatedPrice, serverPrice, serverLines, pricingVersion, reference, createdAt } = row;
  return {
    choices: choicesOf(choices.data),
    size,
    price: { lines: serverLines, total: serverPrice },
    ...(estimatedPrice !== serverPrice && { shownInBuilder: estimatedPrice }),
    pricingVersion,
    reference,
    date: new Date(createdAt),
  };
}
