import type { CountyName } from './county-name';
import { districtShares, type CountyShare } from './districts';

/** How much of a postcode district is in the counties served. */
export type Coverage =
  | { readonly result: 'covered' | 'partly'; readonly counties: readonly CountyName[] }
  | { readonly result: 'outside'; readonly counties: readonly [] };

/** At or above this share a district counts as covered (design.md, Decisions: coverage). */
const COVERED_PERCENT = 95;
/** A smaller share may be an error in the outlines, so the county is not named. */
const NAMED_PERCENT = 5;

/**
 * Whether we build in a postcode district, and which of our counties it is in, largest share first.
 * `outcode` is the first half of a postcode in capitals: "NN1".
 */
export function coverageOf(outcode: string): Coverage {
  const shares = districtShares(outcode).toSorted((a, b) => b.percent - a.percent);
  const [largest] = shares;
  if (!largest) return { result: 'outside', counties: [] };
  const total = shares.reduce((sum, { percent }) => sum + percent, 0);
  return {
    result: total >= COVERED_PERCENT ? 'covered' : 'partly',
    counties: shares
      .filter((share) => share === largest || share.percent >= NAMED_PERCENT)
      .map(({ county }: CountyShare) => county),
  };
}
