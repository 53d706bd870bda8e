import type { RouteHandlerCallback } from 'serwist';
import { cleanPath, NOT_FOUND_PATH } from '#domain/site/page-path';
import { keptAnswer } from './words/kept-words';
import { renewedOnce } from './words/renew-words';

/** Handled by the server only: the worker never caches or invents a response for these. */
export const SERVER_ONLY = [
  /^\/api(\/|$)/i,
  /^\/uploads(\/|$)/i,
  /^\/admin(\/|$)/i,
  /^\/healthz$/i,
  /^\/readyz$/i,
];

/** Pages are kept; search parameters are read by the program, not by the page's HTML. */
export const page: RouteHandlerCallback = async (asked) => {
  await renewedOnce();
  return (await keptAnswer(asked.url.pathname)) ?? unknownPage(asked);
};

/**
 * A page that is not kept. The server may know it, for example after a deploy this worker has not
 * seen yet; offline the answers are the same as the server's: another spelling of a page leads to it, as does an address
 * that an article had before, and anything else is the not-found page (decision 0042).
 */
const unknownPage: RouteHandlerCallback = async ({ request, url }) => {
  try {
    return await fetch(request);
  } catch (error) {
    const clean = cleanPath(url.pathname);
    if (clean !== url.pathname && (await isPage(clean))) {
      return Response.redirect(new URL(clean + url.search, url), 308);
    }
    const moved = await movedTo(clean);
    if (moved !== undefined) return Response.redirect(new URL(moved + url.search, url), 308);
    const notFound = await keptAnswer(NOT_FOUND_PATH);
    if (!notFound) throw error;
    return notFound;
  }
};

async function isPage(path: string): Promise<boolean> {
  return path !== NOT_FOUND_PATH && !path.includes('.') && (await keptAnswer(path)) !== undefined;
}

/** Where the article has gone that was at this path, as far as this device has heard of it. */
async function movedTo(path: string): Promise<string | undefined> {
  const slug = /^\/blog\/([a-z0-9-]+)$/.exec(path)?.[1];
  const kept = slug && (await keptAnswer(`/content/articles/${slug}.json`));
  if (!kept) return undefined;
  const article: unknown = await kept.json();
  const isMoved = typeof article === 'object' && article !== null && 'movedTo' in article;
  return isMoved ? `/blog/${String(article.movedTo)}` : undefined;
}
