import type { RouteHandlerCallback, RouteMatchCallback } from 'serwist';
import { DEVICE_LIST, MANIFEST_PATH } from '#domain/site/content/pages/device-files';
import { keptAnswer } from './kept-words';
import { renewedOnce } from './renew-words';

/** A document that pages opened within the site are shown from, or the name of the installed site. */
export const isContentDocument: RouteMatchCallback = ({ url: { pathname }, sameOrigin }) =>
  sameOrigin &&
  (pathname === MANIFEST_PATH ||
    (/^\/content\/.+\.json$/.test(pathname) && pathname !== DEVICE_LIST));

export const contentDocument: RouteHandlerCallback = async ({ request, url }) => {
  await renewedOnce();
  return (await keptAnswer(url.pathname)) ?? fetch(request);
};
