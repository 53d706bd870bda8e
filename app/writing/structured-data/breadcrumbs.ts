import type { BreadcrumbList } from 'schema-dts';
import { pageName, type PageContent } from '#app/content/pages';
import { BUILT_ORIGIN } from '#domain/site/site-origin';

/** The path from the home page to a page; null for the home page itself. */
export function breadcrumbs(path: string, content: PageContent): BreadcrumbList | null {
  if (path === '/') return null;
  const way = [
    { name: 'Home', path: '/' },
    ...(path.startsWith('/blog/') ? [{ name: pageName('/blog', content), path: '/blog' }] : []),
    { name: pageName(path, content), path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: { '@id': `${BUILT_ORIGIN}${step.path}` },
    })),
  };
}
