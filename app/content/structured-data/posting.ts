import type { BlogPosting } from 'schema-dts';
import { posts } from '#app/content/articles/posts';
import { socialPicture } from '#app/content/head/social-picture';
import { BUILT_ORIGIN } from '#domain/site-origin';
import { BUSINESS_ID } from './business';

/** Structured data for an article's page; null for every other path. */
export function postingData(path: string): BlogPosting | null {
  const post = posts.find(({ slug }) => path === `/blog/${slug}`);
  if (!post) return null;
  const url = `${BUILT_ORIGIN}${path}`;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: post.title,
    description: post.excerpt,
    articleSection: post.category,
    datePublished: post.date,
    inLanguage: 'en-GB',
    image: `${BUILT_ORIGIN}${socialPicture(path).path}`,
    mainEntityOfPage: url,
    // Roles, because we do not invent people: one of our teams is an organisation within ours.
    author: { '@type': 'Organization', name: post.author, parentOrganization: BUSINESS_ID },
    publisher: BUSINESS_ID,
  };
}
