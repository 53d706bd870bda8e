import type { Draft } from '#domain/design/draft/draft';
import { recapOf } from '#domain/design/draft/recap';
import { roomTitle } from '#domain/design/draft/format-room';
import { ESTIMATE_STATEMENT } from '#domain/design/estimate/estimate-statement';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { pounds } from '#domain/text/money';
import { priceDraft } from '#domain/design/pricing/price';

interface Parts {
  draft: Draft;
  pricing: PricingConfiguration;
  /** The link to the design. */
  url: string;
}

/** A mailto address for a prepared email about a design; the sender fills in the recipient. */
export function shareMail({ draft, pricing, url }: Parts): string {
  const price = priceDraft(draft, pricing);
  const lines = [
    ...recapOf(draft, pricing).map(({ term, value }) => `${term}: ${value}`),
    ...(price ? [`Estimated price: ${pounds(price.total)}`, ESTIMATE_STATEMENT] : []),
    '',
    'See it, with today’s price:',
    url,
  ];
  const subject = `A garden room design: ${roomTitle(draft, pricing)}`;
  // Mail programs need CRLF line endings (RFC 6068); no-break spaces would show up literally.
  const body = lines.join('\r\n').replaceAll('\u00a0', ' ');
  return `mailto:?subject=${encodeURIComponent(subject.replaceAll('\u00a0', ' '))}&body=${encodeURIComponent(body)}`;
}
