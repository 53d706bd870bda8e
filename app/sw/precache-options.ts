import type { PrecacheRouteOptions } from 'workbox-precaching';

/**
 * `/pricing` and `/builder?step=3` are answered from `pricing/index.html` and `builder/index.html`:
 * search parameters are read by the app, not by the page's HTML.
 */
export const precacheOptions: PrecacheRouteOptions = {
  ignoreURLParametersMatching: [/.*/],
  cleanURLs: false,
  urlManipulation: ({ url }) => [new URL(url.pathname.replace(/\/?$/, '/index.html'), url)],
};
