import type { RequestHandler } from 'express';
import { ApiProblem } from '#server/api-problem';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Keeps other websites from writing through a visitor's browser. Programs send no such header. */
export const refuseCrossSite: RequestHandler = (request, _response, next) => {
  if (!READS.has(request.method) && request.get('sec-fetch-site') === 'cross-site') {
    throw new ApiProblem(403, 'cross_site', 'This can only be sent from our own pages.');
  }
  next();
};
