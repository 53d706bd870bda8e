import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { fix, parse, validOutcode } from 'postcode';
import type { CoverageResult } from '#app/content/company/coverage-answers';
import { countyOf, coverageOf } from '#domain/site/coverage/coverage';
import { districtNumbers } from '#domain/site/coverage/issued-districts';
import type { CountyName } from '#domain/site/coverage/county-name';

export type Finding = {
  readonly result: CoverageResult;
  /** "NN1", or "NN" for all of an area; empty when the input was not a postcode. */
  readonly district: string;
  readonly counties: readonly CountyName[];
};

/**
 * Looks up a whole postcode, its first half, or its letters, however they were typed ("nn1 1aa",
 * "NN11AA", "nn1", "NN").
 */
export function checkCoverage(text: string, served: CompanyFacts['coverage']): Finding {
  const district = districtIn(text);
  if (district === null) return { result: 'not-a-postcode', district: '', counties: [] };
  return { district, ...coverageOf(district, served) };
}

/** The county of a postcode, however it was typed; undefined beyond the five that we know. */
export function countyAt(postcode: string): CountyName | undefined {
  const district = districtIn(postcode);
  return district === null ? undefined : countyOf(district);
}

/** The postcode district, "NN1", of a postcode however it was typed, or "NN" of its letters alone; null for none. */
export function districtIn(text: string): string | null {
  // People also type a dash or a full stop between the halves.
  const plain = text.replace(/[^\p{L}\p{N}\s]/gu, ' ').trim();
  const { outcode } = parse(fix(plain));
  if (outcode !== null) return outcode;
  const capitals = plain.toUpperCase();
  return validOutcode(plain) || districtNumbers(capitals).length > 0 ? capitals : null;
}
