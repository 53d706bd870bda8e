import { FOUNDATIONS } from '#domain/room/options/foundations';
import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { alwaysIncluded, NEVER_INCLUDED } from '#domain/design/estimate/price-scope';
import type { PricedChoices } from '#domain/design/pricing/price';

/** What the price includes besides its lines. */
export function includedIn(
  { finishes }: Pick<PricedChoices, 'finishes'>,
  from: Pick<CompanyFacts, 'coverage' | 'years'>,
): string[] {
  const { paperwork, insulation, installation, regulations, guarantee } = alwaysIncluded(from);
  const level = isOwn(finishes) ? [] : ['A foundation on level ground within reach'];
  return [paperwork, ...level, insulation, installation, regulations, guarantee];
}

/** What it does not include; the written quote names what applies. */
export function notIncludedIn({ finishes }: Pick<PricedChoices, 'finishes'>): string[] {
  const own = isOwn(finishes) ? ['The foundation: you provide it'] : [];
  return [...own, ...NEVER_INCLUDED];
}

/** Whether the homeowner provides the foundation. */
function isOwn({ foundation }: PricedChoices['finishes']): boolean {
  return FOUNDATIONS[foundation].support === 'none';
}
