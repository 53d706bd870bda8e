import type { Request, RequestHandler } from 'express';
import { rateLimit as countRequests } from 'express-rate-limit';
import type { RateLimitRequestHandler } from 'express-rate-limit';
import { ApiProblem } from '#server/api-problem';
import { networkOf } from './client-address';

const WINDOW_MS = 10 * 60_000;
/**
 * Up to 20 queued requests per phone, each of them tried twice, in a household that shares an address.
 */
const MOST_REQUESTS = 120;
/** All networks of one IPv6 site together. */
const HOUSEHOLDS_OF_A_SITE = 4;

export interface Limit {
  windowMs: number;
  most: number;
  /** What a request counts against. */
  keyOf: (request: Request) => string | Promise<string>;
  refuse: (waitSeconds: number) => ApiProblem;
}

/**
 * Counts requests by key, in windows that start with a key's first request, and refuses more than
 * `most`.
 */
export function limitBy({ windowMs, most, keyOf, refuse }: Limit): RateLimitRequestHandler {
  const limit: RateLimitRequestHandler = countRequests({
    windowMs,
    limit: most,
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: keyOf,
    handler: async (request, _response, next) => {
      const { key, resetTime } = (
        request as typeof request & { rateLimit: { key: string; resetTime?: Date } }
      ).rateLimit;
      const waitMs = (resetTime?.getTime() ?? 0) - Date.now();
      if (waitMs <= windowMs) return next(refuse(Math.max(1, Math.ceil(waitMs / 1000))));
      // The clock was fast when this window began, so it is invalid.
      limit.resetKey(key);
      next();
    },
  });
  return limit;
}

/**
 * For requests from homeowners: answers 429 with Retry-After to more than 120 requests in ten minutes
 * from an IPv4 address or an IPv6 /64, and to more than four times as many from a /48.
 *
 * @param mostRequests another number than 120
 */
export function rateLimit(mostRequests = MOST_REQUESTS): RequestHandler[] {
  const limits = [
    { most: mostRequests, bits: 64 },
    { most: HOUSEHOLDS_OF_A_SITE * mostRequests, bits: 48 },
  ] as const;
  return limits.map(({ most, bits }) =>
    limitBy({
      windowMs: WINDOW_MS,
      most,
      keyOf: (request) => networkOf(request, bits),
      refuse: (wait) =>
        new ApiProblem(
          429,
          'rate_limited',
          'That was a lot at once. Please wait a moment and try again.',
          { headers: { 'retry-after': String(wait) } },
        ),
    }),
  );
}
