import type { CountyName } from './county-name';
import { districtShares, type CountyShare } from './districts';
import { districtNumbers } from './issued-districts';

/** How much of a postcode district, or of a whole area, is in the counties served. */
export type Coverage =
  | { readonly result: 'covered' | 'partly'; readonly counties: readonly CountyName[] }
  /** `unknown`: no place has this district. */
  | { readonly result: 'outside' | 'unknown'; readonly counties: readonly [] };

/** At or above this share a district counts as covered (specification §5 leaves the share to us). */
const COVERED_PERCENT = 95;
/** A smaller share may be an error in the outlines, so the county is not named. */
const NAMED_PERCENT = 5;

/**
 * Whether we build in a postcode district, and which of our counties it is in, largest share first.
 * `outcode` is the first half of a postcode in capitals, "NN1", or its letters alone, "NN", for all the
 * districts of an area.
 */
export function coverageOf(outcode: string): Coverage {
  const [, area = '', number] = /^([A-Z]{1,2})(\d*)[A-Z]?$/.exec(outcode) ?? [];
  const issued = districtNumbers(area);
  const numbers = number ? issued.filter((known) => known === Number(number)) : issued;
  if (numbers.length === 0) return { result: 'unknown', counties: [] };
  const districts = numbers.map((known) => districtShares(`${area}${known}`));
  const counties = meanShares(districts);
  const [largest] = counties;
  if (!largest) return { result: 'outside', counties: [] };
  return {
    result: districts.every(isCovered) ? 'covered' : 'partly',
    counties: counties
      .filter((share) => share === largest || share.percent >= NAMED_PERCENT)
      .map(({ county }) => county),
  };
}

function isCovered(shares: readonly CountyShare[]): boolean {
  return shares.reduce((sum, { percent }) => sum + percent, 0) >= COVERED_PERCENT;
}

/** The shares of several districts together, as if all were of one size; largest first. */
function meanShares(districts: readonly (readonly CountyShare[])[]): CountyShare[] {
  const sums = new Map<CountyName, number>();
  for (const { county, percent } of districts.flat()) {
    sums.set(county, (sums.get(county) ?? 0) + percent);
  }
  return [...sums]
    .map(([county, sum]) => ({ county, percent: sum / districts.length }))
    .toSorted((a, b) => b.percent - a.percent);
}
