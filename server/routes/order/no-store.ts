import type { RequestHandler } from 'express';

/** For everything that a private link opens. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.set('cache-control', 'no-store');
  next();
};
