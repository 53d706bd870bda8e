import { Router } from 'express';
import { allowOnly } from '#server/middleware/api-answers';
import type { AdminServices } from '#server/middleware/require-admin';
import { sessionCookie } from '#server/middleware/own-cookie';
import { closeSession, signedInAs } from '#server/auth/sessions';

/**
 * `/api/auth`: whether the caller is an administrator, and signing out. For signing in, see
 * `signInRoute`.
 */
export function authRoutes(services: AdminServices): Router {
  const cookie = sessionCookie(services.publicUrl);
  const router = Router();
  router
    .route('/auth/check')
    .get(async (request, response) => {
      const isAdmin = (await signedInAs(services, cookie.read(request))) !== undefined;
      response.set('cache-control', 'no-store').json({ isAdmin });
    })
    .all(allowOnly('GET', 'HEAD'));
  router.route('/auth/login').all(allowOnly('POST'));
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
