import type { Graph, Thing } from 'schema-dts';
import { breadcrumbs } from './breadcrumbs';
import { business } from './business';
import { postingData } from './posting';
import { serviceData } from './service';

/** A page's structured data for search engines, in schema.org's vocabulary. */
export function structuredData(path: string): Graph {
  const facts: (Thing | null)[] = [
    business,
    breadcrumbs(path),
    serviceData(path),
    postingData(path),
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': facts.filter((fact) => fact !== null),
  };
}
