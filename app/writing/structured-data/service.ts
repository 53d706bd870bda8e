import type { Service } from 'schema-dts';
import type { SiteContent } from '#domain/site/content/site-content';
import { pageMeta } from '#app/content/pages';
import { services } from '#app/content/company/services';
import { socialPicture } from '#app/writing/head/social-picture';
import { BUILT_ORIGIN } from '#domain/site/site-origin';
import { STARTING_PRICES } from '#domain/design/estimate/starting-prices';
import { areaServed, BUSINESS_ID } from './business';

/** What we build and its starting price, for a service page; null for every other path. */
export function serviceData(path: string, content: SiteContent): Service | null {
  const service = services.find(({ to }) => to === path);
  if (!service) return null;
  const { from } = STARTING_PRICES[service.id];
  const url = `${BUILT_ORIGIN}${path}`;
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: service.name,
    serviceType: service.name,
    description: pageMeta(path, content).description,
    url,
    image: `${BUILT_ORIGIN}${socialPicture(path, content).path}`,
    provider: BUSINESS_ID,
    areaServed: areaServed(content.facts),
    offers: {
      '@type': 'Offer',
      url,
      price: from,
      priceCurrency: 'GBP',
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: from,
        priceCurrency: 'GBP',
        valueAddedTaxIncluded: true,
      },
    },
  };
}
