import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';
import { DEVICE_LIST } from '#domain/content/pages/device-files';
import { keptAnswer } from './kept-answer';
import { renewedOnce } from './renew-words';

/** A document that pages opened within the site are shown from. */
export const isContentDocument: RouteMatchCallback = ({ url: { pathname }, sameOrigin }) =>
  sameOrigin && /^\/content\/.+\.json$/.test(pathname) && pathname !== DEVICE_LIST;

export const contentDocument: RouteHandlerCallback = async ({ request, url }) => {
  await renewedOnce();
  return (await keptAnswer(url.pathname)) ?? fetch(request);
};
