import type { PricingConfiguration } from '#domain/room/options/configuration';
import { priceDraft } from '#domain/design/pricing/price';
import { pounds } from '#domain/text/money';
import { readShareCode } from '#domain/design/sharing/read-share-code';

interface Props {
  code: string;
  /** Null while there is no price list that can be relied on. */
  pricing: PricingConfiguration | null;
}

/** What the design of a shared link costs, after a comma; nothing without prices, or where the code cannot be read. */
export function PriceOfDesign({ code, pricing }: Props) {
  const shared = readShareCode(code);
  const price = pricing && shared.ok ? priceDraft(shared.draft, pricing) : null;
  return price && <span translate="no">{`, ${pounds(price.total)}`}</span>;
}
