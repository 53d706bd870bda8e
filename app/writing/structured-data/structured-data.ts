import type { Graph, Thing } from 'schema-dts';
import type { SiteContent } from '#domain/site/content/site-content';
import { pageContentOf } from '#app/writing/head/page-content';
import { breadcrumbs } from './breadcrumbs';
import { business } from './business';
import { postingData } from './posting';
import { serviceData } from './service';

/** A page's structured data for search engines, in schema.org's vocabulary. */
export function structuredData(path: string, content: SiteContent): Graph {
  const facts: (Thing | null)[] = [
    business(path, content),
    breadcrumbs(path, pageContentOf(content)),
    serviceData(path, content),
    postingData(path, content),
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': facts.filter((fact) => fact !== null),
  };
}
