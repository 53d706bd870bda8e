import type { HomeAndConstructionBusiness, IdReference } from 'schema-dts';
import { counties } from '#app/content/company/coverage';
import { socialPicture } from '#app/writing/head/social-picture';
import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { openingHours } from '#domain/site/content/facts/fact-words';
import { internationalNumber } from '#domain/text/phone-number';
import type { SiteContent } from '#domain/site/content/site-content';
import { BUILT_ORIGIN } from '#domain/site/site-origin';

/** The id by which all other structured data refers to us. */
export const BUSINESS_ID = { '@id': `${BUILT_ORIGIN}/#business` } satisfies IdReference;

/** The counties that we build in. */
export function areaServed(facts: CompanyFacts) {
  return counties(facts).map(({ name }) => ({
    '@type': 'AdministrativeArea' as const,
    name: `${name}, England`,
  }));
}

/**
 * Who we are, where we build and when we can be reached, for search engines. Only the home page says what we look like:
 * another picture there changes no other page.
 */
export function business(path: string, content: SiteContent) {
  const { company, hours, legal, social, vat } = content.facts;
  const profiles = Object.values(social ?? {}).filter((address) => address !== null);
  return {
    '@type': 'HomeAndConstructionBusiness',
    ...BUSINESS_ID,
    name: company.name,
    ...(legal.registeredName && { legalName: legal.registeredName }),
    ...(vat.registered && vat.number && { vatID: vat.number }),
    description: company.blurb,
    url: `${BUILT_ORIGIN}/`,
    logo: `${BUILT_ORIGIN}/icons/icon-512.png`,
    ...(path === '/' && { image: `${BUILT_ORIGIN}${socialPicture(path, content).path}` }),
    telephone: `+${internationalNumber(company.phone)}`,
    email: company.email,
    address: company.address,
    areaServed: areaServed(content.facts),
    openingHours: openingHours(hours),
    ...(profiles.length > 0 && { sameAs: profiles }),
  } satisfies HomeAndConstructionBusiness;
}
