import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { COUNTY_NAMES, type CountyName } from './county-name';
import { districtShares, type CountyShare } from './districts';
import { districtNumbers } from './issued-districts';

/** How much of a postcode district, or of a whole area, is in the counties served. */
export type Coverage =
  /** No county where the company builds in a district beyond its counties. */
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
 *
 * @param served the counties, and the districts where the company knows better than the map
 */
export function coverageOf(outcode: string, served: CompanyFacts['coverage']): Coverage {
  const [, area = '', number] = /^([A-Z]{1,2})(\d*)[A-Z]?$/.exec(outcode) ?? [];
  const issued = districtNumbers(area);
  const numbers = number ? issued.filter((known) => known === Number(number)) : issued;
  if (numbers.length === 0) return { result: 'unknown', counties: [] };
  const shares = numbers.map((known) =>
    districtShares(`${area}${known}`).filter(({ county }) => served.counties.includes(county)),
  );
  const answers = numbers.map(
    (known, index) =>
      exceptionFor(number ? outcode : `${area}${known}`, served) ?? answerOf(shares[index] ?? []),
  );
  const [first = 'outside'] = answers;
  const result = answers.every((answer) => answer === first) ? first : 'partly';
  if (result === 'outside') return { result, counties: [] };
  const counties = meanShares(shares);
  return {
    result,
    counties: counties
      .filter((share) => share === counties[0] || share.percent >= NAMED_PERCENT)
      .map(({ county }) => county),
  };
}

/** The county that most of a district is in, whether we build there or not; undefined beyond the five. */
export function countyOf(outcode: string): CountyName | undefined {
  return coverageOf(outcode, { counties: [...COUNTY_NAMES], exceptions: [] }).counties[0];
}

/** What the company says of a district, whatever the map says: of "SW1A", else of "SW1". */
function exceptionFor(outcode: string, { exceptions }: CompanyFacts['coverage']) {
  const saying = (name: string) => exceptions.find(({ district }) => district === name)?.answer;
  return saying(outcode) ?? saying(outcode.replace(/[A-Z]$/, ''));
}

function answerOf(shares: readonly CountyShare[]): 'covered' | 'partly' | 'outside' {
  if (shares.length === 0) return 'outside';
  const percent = shares.reduce((sum, share) => sum + share.percent, 0);
  return percent >= COVERED_PERCENT ? 'covered' : 'partly';
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
