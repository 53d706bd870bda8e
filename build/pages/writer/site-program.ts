import {
  PUBLIC_PATHS,
  render as renderPage,
  headFor as head,
  sitemap as map,
  robots,
} from '#app/entry-server';
import type { SiteContent } from '#domain/content/site-content';

// ADAPTER until the program takes its words from content.
export {
  ADMIN_PATHS,
  NOT_FOUND_PATH,
  SOCIAL_SIZE,
  checkPaths,
  robots,
  socialPicture,
} from '#app/entry-server';
export { STARTER } from './starter';

export const pathsOf = (_content: SiteContent): readonly string[] => PUBLIC_PATHS;
export const headFor = (path: string, _content: SiteContent): string => head(path);
export const render = async (path: string, content: SiteContent) => ({
  body: await renderPage(path),
  data: { facts: content.facts } as unknown,
});
export const contentBlock = (_data: unknown): string => '';
export const contentFiles = (_content: SiteContent): ReadonlyMap<string, unknown> => new Map();
export const sitemap = (_content: SiteContent): string => map();
export const feed = (_content: SiteContent): string | null => null;
export const redirects = (_content: SiteContent): Readonly<Record<string, string>> => ({});
