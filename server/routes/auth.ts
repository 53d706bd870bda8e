import { Router } from 'express';
import { allowOnly } from '#server/middleware/api-answers';
import { jsonBody } from '#server/middleware/json-body';
import type { AdminServices } from '#server/middleware/require-admin';
import { sessionCookie } from '#server/sessions/session-cookie';
import { closeSession, isSignedIn } from '#server/sessions/sessions';
import { signIn } from '#server/use-cases/sign-in';
import type { SignInServices } from '#server/use-cases/sign-in';

/** `/api/auth`: whether the caller is the administrator, signing in and signing out. */
export function authRoutes(services: SignInServices & AdminServices): Router {
  const cookie = sessionCookie(services.publicUrl);
  const router = Router();
  router
    .route('/auth/check')
    .get(async (request, response) => {
      const isAdmin = await isSignedIn(services, cookie.read(request));
      response.set('cache-control', 'no-store').json({ isAdmin });
    })
    .all(allowOnly('GET', 'HEAD'));
  router
    .route('/auth/login')
    .post(...jsonBody, async (request, response) => {
      const caller = { ip: request.ip, sessionId: cookie.read(request) };
      cookie.set(request, response, await signIn(services, request.body, caller));
      response.set('cache-control', 'no-store').json({ isAdmin: true });
    })
    .all(allowOnly('POST'));
  router
    .route('/auth/logout')
    .post(async (request, response) => {
      await closeSession(services, cookie.read(request));
      cookie.clear(request, response);
      response.status(204).set('cache-control', 'no-store').end();
    })
    .all(allowOnly('POST'));
  return router;
}
