import type { HomeAndConstructionBusiness, IdReference } from 'schema-dts';
import { company } from '#app/content/company/company';
import { counties } from '#app/content/company/coverage';
import { socialPicture } from '#app/content/head/social-picture';
import { BUILT_ORIGIN } from '#domain/site-origin';

/** The id by which all other structured data refers to us. */
export const BUSINESS_ID = { '@id': `${BUILT_ORIGIN}/#business` } satisfies IdReference;

/** Who we are, where we build and when we can be reached, for search engines. */
export const business = {
  '@type': 'HomeAndConstructionBusiness',
  ...BUSINESS_ID,
  name: company.name,
  description: company.blurb,
  url: `${BUILT_ORIGIN}/`,
  logo: `${BUILT_ORIGIN}/icons/icon-512.png`,
  image: `${BUILT_ORIGIN}${socialPicture('/').path}`,
  telephone: company.phoneHref.replace('tel:', ''),
  email: company.email,
  address: company.address,
  areaServed: counties.map(({ name }) => ({
    '@type': 'AdministrativeArea' as const,
    name: `${name}, England`,
  })),
  openingHours: [...company.openingHours],
} satisfies HomeAndConstructionBusiness;
