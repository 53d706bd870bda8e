import type { BlogPosting } from 'schema-dts';
import type { SiteContent } from '#domain/site/content/site-content';
import { socialPicture } from '#app/writing/head/social-picture';
import { BUILT_ORIGIN } from '#domain/site/site-origin';
import { BUSINESS_ID } from './business';

/** Structured data for an article's page; null for every other path. */
export function postingData(path: string, content: SiteContent): BlogPosting | null {
  const post = content.articles.find(({ slug }) => path === `/blog/${slug}`);
  if (!post) return null;
  const url = `${BUILT_ORIGIN}${path}`;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: post.title,
    description: post.excerpt,
    articleSection: post.category,
    datePublished: post.date,
    ...(post.checked !== undefined && { dateModified: post.checked }),
    inLanguage: 'en-GB',
    image: `${BUILT_ORIGIN}${socialPicture(path, content).path}`,
    mainEntityOfPage: url,
    // Roles, because we do not invent people: one of our teams is an organisation within ours.
    author: { '@type': 'Organization', name: post.author, parentOrganization: BUSINESS_ID },
    publisher: BUSINESS_ID,
  };
}
