import type { RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit as countRequests } from 'express-rate-limit';
import { ApiProblem } from '#server/api-problem';

const WINDOW_MS = 10 * 60_000;
/** A phone may come home with 20 requests, each of them tried twice, to a house that shares an address. */
const MOST_REQUESTS = 120;

/**
 * Counts requests per address, IPv6 by its network of 56 bits, and answers 429 with Retry-After to more than
 * 120 in ten minutes.
 */
export function rateLimit(): RequestHandler {
  return countRequests({
    windowMs: WINDOW_MS,
    limit: MOST_REQUESTS,
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: ({ ip }) => ipKeyGenerator(ip ?? 'unknown'),
    handler: (request, _response, next) => {
      const { resetTime } = (request as typeof request & { rateLimit: { resetTime?: Date } })
        .rateLimit;
      const wait = Math.ceil(((resetTime?.getTime() ?? 0) - Date.now()) / 1000);
      next(
        new ApiProblem(
          429,
          'rate_limited',
          'That was a lot at once. Please wait a moment and try again.',
          { headers: { 'retry-after': String(Math.max(1, wait)) } },
        ),
      );
    },
  });
}
