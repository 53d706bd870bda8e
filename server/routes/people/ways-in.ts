import { Router } from 'express';
import type { RequestHandler } from 'express';
import { ApiProblem } from '#server/api-problem';
import { allowOnly } from '#server/middleware/api-answers';
import { jsonBody, requireJson } from '#server/middleware/limits/json-body';
import { rateLimit } from '#server/middleware/limits/rate-limit';
import {
  joinByPasskey,
  joinByPassword,
  joiningPasskeyOptions,
  lookAtInvitation,
} from '#server/use-cases/people/join';
import type { JoinServices } from '#server/use-cases/people/join';
import {
  signInByPasskey,
  signInOptions,
  unknownPasskey,
} from '#server/use-cases/people/sign-in-by-passkey';
import type { PasskeySignInServices } from '#server/use-cases/people/sign-in-by-passkey';
import { letIn } from './let-in';
import type { LetInServices } from './let-in';
import { ownOrigin } from './own-origin';

/** In ten minutes from one network: a few people who try a few times. */
const MOST_CALLS = 60;

/** Signing in with a passkey, and using an invitation. None of it can be guessed; the limits keep it from being tried. */
export function wayInRoutes(
  services: JoinServices & PasskeySignInServices & LetInServices,
): Router {
  const { publicUrl } = services;
  const router = Router();
  const post = (path: string, body: RequestHandler[], answer: RequestHandler) =>
    router
      .route(path)
      .post(...rateLimit(services, path, MOST_CALLS), noStore, ...body, answer)
      .all(allowOnly('POST'));
  post('/auth/passkey/options', [requireJson], async (request, response) => {
    response.json(await signInOptions(services, ownOrigin(publicUrl, request)));
  });
  post('/auth/passkey', jsonBody, async (request, response) => {
    const holder = await signInByPasskey(services, request.body, ownOrigin(publicUrl, request));
    if (!(await letIn(services, { request, response }, holder))) throw unknownPasskey();
    response.json({ isAdmin: true });
  });
  post('/auth/join/look', jsonBody, async (request, response) => {
    const { name, email } = await lookAtInvitation(services, request.body);
    response.json({ name, email });
  });
  post('/auth/join', jsonBody, async (request, response) => {
    const { id } = await joinByPassword(services, request.body);
    if (!(await letIn(services, { request, response }, id))) throw gone();
    response.json({ isAdmin: true });
  });
  post('/auth/join/passkey/options', jsonBody, async (request, response) => {
    const origin = ownOrigin(publicUrl, request);
    response.json(await joiningPasskeyOptions(services, request.body, origin));
  });
  post('/auth/join/passkey', jsonBody, async (request, response) => {
    const { id } = await joinByPasskey(services, request.body, ownOrigin(publicUrl, request));
    if (!(await letIn(services, { request, response }, id))) throw gone();
    response.json({ isAdmin: true });
  });
  return router;
}

const noStore: RequestHandler = (_request, response, next) => {
  response.set('cache-control', 'no-store');
  next();
};

function gone(): ApiProblem {
  return new ApiProblem(404, 'no_such_invitation', 'You were removed in the meantime.');
}
