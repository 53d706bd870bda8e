import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { ourCounties } from '#domain/site/content/facts/fact-words';
import { BOOK_CONSULTATION } from './consultation';

/**
 * `covered`: at least 95% of the district; `partly`: some of it; `outside`: none we serve; `unknown`: no
 * place has such a district.
 */
export type CoverageResult = 'covered' | 'partly' | 'outside' | 'unknown' | 'not-a-postcode';

export type CoverageWords = {
  readonly heading: string;
  /** {district} is "NN1", or "NN" for all of an area; {counties} is "Northamptonshire" or "Bedfordshire and Buckinghamshire". */
  readonly detail: string;
  /** Instead, where a district is in none of our counties and we build there all the same. */
  readonly beyond?: string;
  /** For the quote form: as short as its hint, so that nothing moves under the finger that leaves the box. */
  readonly brief: string;
  /** Links to /contact; absent when there is nothing to ask us yet. */
  readonly link?: string;
};

/**
 * The text for each result. An empty box shows nothing (specification §5).
 */
export const coverageAnswers = ({
  coverage,
}: Pick<CompanyFacts, 'coverage'>): Record<CoverageResult, CoverageWords> => ({
  covered: {
    heading: 'Yes! We cover your area. Contact us for a free consultation.',
    detail: '{district} is in {counties}.',
    beyond: 'We build in {district}, too.',
    brief: 'Yes, we build in {district}.',
    link: BOOK_CONSULTATION,
  },
  partly: {
    heading: 'We cover part of your area.',
    detail: '{district} lies partly in {counties}. Send us your address and we confirm it.',
    beyond: 'We build in part of {district}. Send us your address and we confirm it.',
    brief: 'We build in part of {district}. We check when we call.',
    link: 'Ask about your address',
  },
  outside: {
    heading: 'Usually we do not build this far out.',
    detail: `{district} is outside ${ourCounties(coverage)}. Ask us: sometimes we do.`,
    brief: '{district} is further than we usually build. Ask us.',
    link: 'Ask us',
  },
  unknown: {
    heading: 'That postcode is not on our list.',
    detail: 'We know of no district {district}. Check it, or ask us.',
    brief: 'We know of no district {district}.',
    link: 'Ask us',
  },
  'not-a-postcode': {
    heading: 'That does not look like a UK postcode.',
    detail: 'Try the form NN1 1AA, or only its first half.',
    brief: 'Try the form NN1 1AA.',
  },
});
