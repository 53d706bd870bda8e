import type { RequestHandler, Response } from 'express';
import { ApiProblem } from '#server/api-problem';
import { sessionCookie } from '#server/middleware/own-cookie';
import { signedInAs } from '#server/auth/sessions';
import type { Admin, SessionServices } from '#server/auth/sessions';

export interface AdminServices extends SessionServices {
  publicUrl: string | undefined;
}

const admins = new WeakMap<Response, Admin>();

/** Lets the owner and administrators through; everybody else gets 401 `not_signed_in`. */
export function requireAdmin(services: AdminServices): RequestHandler {
  const cookie = sessionCookie(services.publicUrl);
  return async (request, response, next) => {
    const admin = await signedInAs(services, cookie.read(request));
    if (admin === undefined) throw new ApiProblem(401, 'not_signed_in', 'Please sign in.');
    admins.set(response, admin);
    // Nothing only the administrator may see is cached.
    response.set('cache-control', 'no-store');
    next();
  };
}

/** Lets the owner through; administrators get 403 `owner_only`. It comes after `requireAdmin`. */
export const requireOwner: RequestHandler = (_request, response, next) => {
  if (!adminOf(response).isOwner) {
    throw new ApiProblem(403, 'owner_only', 'Only the owner can do this.');
  }
  next();
};

/**
 * Lets through who has given the password or passkey within the last 12 hours; whoever stays signed in gets 403 `sign_in_again`. It
 * comes after `requireAdmin` (decision 0117).
 */
export const requireProof: RequestHandler = (_request, response, next) => {
  if (!adminOf(response).isProven) {
    throw new ApiProblem(403, 'sign_in_again', 'Please give your password or passkey again.');
  }
  next();
};

/** Whom `requireAdmin` has let through. */
export function adminOf(response: Response): Admin {
  const admin = admins.get(response);
  if (admin === undefined) throw new Error('requireAdmin comes before this.');
  return admin;
}
