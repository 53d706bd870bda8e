import type { Request, RequestHandler } from 'express';
import { rateLimit as countRequests } from 'express-rate-limit';
import type { RateLimitRequestHandler, Store } from 'express-rate-limit';
import { ApiProblem } from '#server/api-problem';
import type { LimitStore } from '#server/stores/shared-ports';
import { networkOf } from './client-address';

const WINDOW_MS = 10 * 60_000;
/**
 * Up to 20 queued requests per phone, each of them tried twice, in a household that shares an address.
 */
const MOST_REQUESTS = 120;
/** All networks of one IPv6 site together. */
const HOUSEHOLDS_OF_A_SITE = 4;

export interface Limit {
  /** Where it is counted. */
  limits: LimitStore;
  /** Of the limit: each counts for itself. */
  name: string;
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
export function limitBy(wanted: Limit): RateLimitRequestHandler {
  const { windowMs, most, keyOf, refuse } = wanted;
  return countRequests({
    store: countedIn(wanted),
    windowMs,
    limit: most,
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: keyOf,
    handler: (request, _response, next) => {
      const { resetTime } = (request as typeof request & { rateLimit: { resetTime?: Date } })
        .rateLimit;
      // Another process's clock may be ahead of ours.
      const waitMs = Math.min((resetTime?.getTime() ?? 0) - Date.now(), windowMs);
      next(refuse(Math.max(1, Math.ceil(waitMs / 1000))));
    },
  });
}

/** Our store of limits, as the library knows stores. */
function countedIn({ limits, name, windowMs }: Limit): Store {
  const prefix = `${name} `;
  return {
    prefix,
    async increment(key) {
      const { count, until } = await limits.count(prefix + key, { at: new Date(), windowMs });
      return { totalHits: count, resetTime: until };
    },
    // Only for limits that do not count some answers.
    decrement: () => undefined,
    resetKey: (key) => limits.forget(prefix + key),
  };
}

/**
 * For requests from homeowners, counted by the name of the call: answers 429 with Retry-After to more than 120 requests in ten minutes
 * from an IPv4 address or an IPv6 /64, and to more than four times as many from a /48.
 *
 * @param mostRequests another number than 120
 */
export function rateLimit(
  { limits }: { limits: LimitStore },
  call: string,
  mostRequests = MOST_REQUESTS,
): RequestHandler[] {
  const both = [
    { most: mostRequests, bits: 64 },
    { most: HOUSEHOLDS_OF_A_SITE * mostRequests, bits: 48 },
  ] as const;
  return both.map(({ most, bits }) =>
    limitBy({
      limits,
      name: `${call} /${bits}`,
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
