import { Router } from 'express';
import { allowOnly } from '#server/middleware/api-answers';
import { jsonBody } from '#server/middleware/json-body';
import { readIdempotencyKey } from '#server/middleware/idempotency-key';
import { receiveQuote } from '#server/use-cases/receive-quote';
import type { ReceiveQuoteServices } from '#server/use-cases/receive-quote';

/** `/api/room-configurations`: a quote request comes in; 201 and the receipt once it is on disk. */
export function roomConfigurationRoutes(services: ReceiveQuoteServices): Router {
  const router = Router();
  router
    .route('/room-configurations')
    .post(...jsonBody, async (request, response) => {
      const key = readIdempotencyKey(request);
      const receipt = await receiveQuote(services, key, request.body);
      response.status(201).set('cache-control', 'no-store').json(receipt);
    })
    .all(allowOnly('POST'));
  return router;
}
