import { Router } from 'express';
import { allowOnly } from '#server/middleware/api-answers';
import { readIdempotencyKey } from '#server/middleware/idempotency-key';
import { jsonBody } from '#server/middleware/json-body';
import { rateLimit } from '#server/middleware/rate-limit';

/**
 * A call that takes requests from homeowners: POST of a JSON body, as often as an honest device may
 * need, with or without an Idempotency-Key; 201 and what `receive` answers once it is on disk.
 * `others` are the methods that another route of the same address takes.
 */
export function receivingRoute(
  path: string,
  receive: (key: string | undefined, body: unknown) => Promise<object>,
  others: readonly string[] = [],
): Router {
  const router = Router();
  router
    .route(path)
    .post(rateLimit(), ...jsonBody, async (request, response) => {
      const answer = await receive(readIdempotencyKey(request), request.body);
      response.status(201).set('cache-control', 'no-store').json(answer);
    })
    .all(allowOnly(...others, 'POST'));
  return router;
}
