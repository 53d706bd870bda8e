import type { Express, RequestHandler } from 'express';
import { answerProblems } from '#server/middleware/api-answers';
import { readIdempotencyKey } from '#server/middleware/idempotency-key';
import { jsonBody } from '#server/middleware/limits/json-body';
import { rateLimit } from '#server/middleware/limits/rate-limit';
import { receiveEnquiry } from '#server/use-cases/requests/receive-enquiry';
import type { ReceiveEnquiryServices } from '#server/use-cases/requests/receive-enquiry';
import { receiveQuote } from '#server/use-cases/requests/receive-quote';
import type { ReceiveQuoteServices } from '#server/use-cases/requests/receive-quote';
import { receiveSignUp } from '#server/use-cases/requests/receive-sign-up';
import type { ReceiveSignUpServices } from '#server/use-cases/requests/receive-sign-up';

type ReceivingServices = ReceiveQuoteServices & ReceiveEnquiryServices & ReceiveSignUpServices;

type Receive = (
  services: ReceivingServices,
  key: string | undefined,
  body: unknown,
) => Promise<object>;

/** What comes in from homeowners, by its path below /api. */
const CALLS: Readonly<Record<string, Receive>> = {
  '/room-configurations': receiveQuote,
  '/enquiries': receiveEnquiry,
  '/newsletter': receiveSignUp,
};

export const RECEIVING_PATHS = Object.keys(CALLS);

/**
 * POST of a quote request, an enquiry, a sign-up: a JSON body, as often as an honest device may need,
 * with or without an Idempotency-Key; 201 and the receipt once it is on disk. They stand before what
 * other calls need: compression is for more than a receipt, and the administrator's addresses are many.
 */
export function receivingRoutes(
  app: Express,
  services: ReceivingServices,
  guards: readonly RequestHandler[],
): void {
  for (const [path, receive] of Object.entries(CALLS)) {
    app.post(
      `/api${path}`,
      ...guards,
      ...rateLimit(),
      ...jsonBody,
      answerOnDisk((key, body) => receive(services, key, body)),
      answerProblems,
    );
  }
}

function answerOnDisk(
  receive: (key: string | undefined, body: unknown) => Promise<object>,
): RequestHandler {
  return async (request, response) => {
    const receipt = JSON.stringify(await receive(readIdempotencyKey(request), request.body));
    // Not by way of `json`: an answer to a POST has no use for an ETag.
    response.writeHead(201, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(receipt),
      'cache-control': 'no-store',
    });
    response.end(receipt);
  };
}
