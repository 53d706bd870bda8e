import type { PricingConfiguration } from '#domain/pricing/configuration';
import { priceDraft } from '#domain/pricing/price';
import { pounds } from '#domain/pricing/money';
import { readShareCode } from '#domain/sharing/read-share-code';

interface Props {
  code: string;
  /** Null while there is no price list that can be relied on. */
  pricing: PricingConfiguration | null;
}

/** What the design of a shared link costs, after a comma; nothing without prices, or where the code cannot be read. */
export function PriceOfDesign({ code, pricing }: Props) {
  const shared = readShareCode(code);
  const price = pricing && shared.ok ? priceDraft(shared.draft, pricing) : null;
  return price && `, ${pounds(price.total)}`;
}
