import type { RequestHandler } from 'express';
import { ApiProblem } from '#server/api-problem';

/** Far more than on a busy day; each takes a few milliseconds. */
const MOST_UNDER_WAY = 500;
/** A random wait, so that refused clients do not all come back at once. */
const LEAST_WAIT_S = 2;
const MOST_WAIT_S = 10;

/**
 * Answers 503 with Retry-After while `most` requests are in progress, so that those are answered
 * quickly rather than all of them late. Devices keep a refused request and try again.
 */
export function shedOverload(most = MOST_UNDER_WAY): RequestHandler {
  let underWay = 0;
  return (_request, response, next) => {
    if (underWay >= most) {
      const wait = LEAST_WAIT_S + Math.round(Math.random() * (MOST_WAIT_S - LEAST_WAIT_S));
      throw new ApiProblem(503, 'overloaded', 'A lot is going on here. Please try again soon.', {
        headers: { 'retry-after': String(wait) },
      });
    }
    underWay += 1;
    response.on('close', () => {
      underWay -= 1;
    });
    next();
  };
}
