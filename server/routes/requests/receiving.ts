import type { RequestHandler } from 'express';
import { readIdempotencyKey } from '#server/middleware/idempotency-key';
import { rateLimit } from '#server/middleware/limits/rate-limit';
import { jsonBody } from '#server/routes/body';
import { publicRoute } from '#server/routes/route';
import type { Route } from '#server/routes/route';
import { receiveEnquiry } from '#server/use-cases/requests/receive-enquiry';
import type { ReceiveEnquiryServices } from '#server/use-cases/requests/receive-enquiry';
import { receiveQuoteRequest } from '#server/use-cases/requests/receive-quote-request';
import type { ReceiveQuoteServices } from '#server/use-cases/requests/receive-quote-request';
import { receiveSignUp } from '#server/use-cases/requests/receive-sign-up';
import type { LimitStore } from '#server/stores/shared-ports';
import type { ReceiveSignUpServices } from '#server/use-cases/requests/receive-sign-up';

type ReceivingServices = ReceiveQuoteServices &
  ReceiveEnquiryServices &
  ReceiveSignUpServices & { limits: LimitStore };

type Receive = (
  services: ReceivingServices,
  key: string | undefined,
  body: unknown,
) => Promise<object>;

/** The entry point for one kind of request: its rate limits, and `receive`, which returns the receipt. */
export interface Door {
  limits: readonly RequestHandler[];
  receive: (key: string | undefined, body: unknown) => Promise<object>;
}

/** The doors of one server, by their paths below /api. */
export function openDoors(services: ReceivingServices) {
  const door = (name: string, call: Receive): Door => ({
    limits: rateLimit(services, name),
    receive: (key, body) => call(services, key, body),
  });
  return {
    '/room-configurations': door('quotes', receiveQuoteRequest),
    '/enquiries': door('enquiries', receiveEnquiry),
    '/newsletter': door('sign-ups', receiveSignUp),
  };
}

/**
 * POST of a quote request, an enquiry or a sign-up: a JSON body, as often as an honest device may need, with
 * or without an Idempotency-Key; answered with 201 and the receipt once it is on disk. Mounted before what
 * other calls need: a receipt is too short to compress, and the administrator has many routes to match first.
 */
export function receivingRoutes(doors: Readonly<Record<string, Door>>): Route<'everybody'>[] {
  return Object.entries(doors).map(([path, { limits, receive }]) =>
    publicRoute({
      method: 'POST',
      path,
      limit: limits,
      takes: jsonBody,
      answer: async (request, response) => {
        const receipt = JSON.stringify(await receive(readIdempotencyKey(request), request.body));
        // Not with `json`: the answer to a POST has no use for an ETag.
        response.writeHead(201, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(receipt),
          'cache-control': 'no-store',
        });
        response.end(receipt);
      },
    }),
  );
}
