import * as program from '#app/entry-server';
import type { SiteContent } from '#domain/content/site-content';

// ADAPTER until the program takes its words from content.
export const { ADMIN_PATHS, NOT_FOUND_PATH, SOCIAL_SIZE, checkPaths, robots, socialPicture } =
  program;
export { STARTER } from './starter';

export const pathsOf = (_content: SiteContent): readonly string[] => program.PUBLIC_PATHS;
export const headFor = (path: string, _content: SiteContent): string => program.headFor(path);
export const render = async (path: string, content: SiteContent) => ({
  body: await program.render(path),
  data: { facts: content.facts } as unknown,
});
export const contentBlock = (_data: unknown): string => '';
export const contentFiles = (_content: SiteContent): ReadonlyMap<string, unknown> => new Map();
export const sitemap = (_content: SiteContent): string => program.sitemap();
export const feed = (_content: SiteContent): string | null => null;
export const redirects = (_content: SiteContent): Readonly<Record<string, string>> => ({});
