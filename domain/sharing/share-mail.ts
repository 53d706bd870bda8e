import type { Draft } from '#domain/draft/draft';
import { recapOf } from '#domain/draft/recap';
import { roomTitle } from '#domain/draft/format-room';
import { ESTIMATE_STATEMENT } from '#domain/estimate-statement';
import type { PricingConfiguration } from '#domain/pricing/configuration';
import { pounds } from '#domain/pricing/money';
import { priceDraft } from '#domain/pricing/price';

interface Parts {
  draft: Draft;
  pricing: PricingConfiguration;
  /** The link that carries the design. */
  url: string;
}

/** The address that opens a prepared mail about a design, for its sender to choose the reader. */
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
  // Mail programs want lines ended so (RFC 6068); no-break spaces would show up as they are.
  const body = lines.join('\r\n').replaceAll('\u00a0', ' ');
  return `mailto:?subject=${encodeURIComponent(subject.replaceAll('\u00a0', ' '))}&body=${encodeURIComponent(body)}`;
}
