import type { RequestHandler } from 'express';
import { ApiProblem } from '#server/api-problem';
import { sessionCookie } from '#server/sessions/own-cookie';
import { isSignedIn } from '#server/sessions/sessions';
import type { SessionServices } from '#server/sessions/sessions';

export interface AdminServices extends SessionServices {
  publicUrl: string | undefined;
}

/** Lets the administrator through; everybody else gets 401 `not_signed_in`. */
export function requireAdmin(services: AdminServices): RequestHandler {
  const cookie = sessionCookie(services.publicUrl);
  return async (request, response, next) => {
    if (!(await isSignedIn(services, cookie.read(request)))) {
      throw new ApiProblem(401, 'not_signed_in', 'Please sign in.');
    }
    // Nothing only the administrator may see is cached.
    response.set('cache-control', 'no-store');
    next();
  };
}
