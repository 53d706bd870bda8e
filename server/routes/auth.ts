import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { ApiProblem } from '#server/api-problem';
import { networkOf } from '#server/middleware/limits/client-address';
import { limitBy } from '#server/middleware/limits/rate-limit';
import { deviceOf } from '#server/auth/known-device';
import { deviceCookie, sessionCookie } from '#server/middleware/own-cookie';
import { closeSession, signedInAs } from '#server/auth/sessions';
import type { SessionServices } from '#server/auth/sessions';
import { MOST_SIGN_INS, SIGN_IN_WINDOW_MS, tooManyAttempts } from '#server/auth/sign-in-limit';
import type { SignInTurns } from '#server/auth/sign-in-turns';
import { OWNER } from '#server/stores/people/people-records';
import type { LimitStore } from '#server/stores/shared-ports';
import { invalidPassword, signIn } from '#server/use-cases/sign-in';
import type { SignInServices } from '#server/use-cases/sign-in';
import { jsonBody, noBody } from './body';
import { letIn } from './people/let-in';
import type { LetInServices } from './people/let-in';
import { publicRoute, UNLIMITED } from './route';
import type { Route } from './route';

/** Refusals are delayed by this much, so that a client that waits for them sends less. */
const HELD_BACK_MS = 500;

/**
 * POST /api/auth/login. It comes before the middleware of other calls, because a refusal must cost next
 * to nothing: it is decided by address and device, before the body is read (decision 0038).
 */
export function signInRoute(
  services: SignInServices & LetInServices & { limits: LimitStore; signInTurns: SignInTurns },
): Route<'everybody'> {
  const { credentials, limits, people, publicUrl, signInTurns: turns } = services;
  const device = deviceCookie(publicUrl);
  /**
   * A device that has signed in before counts separately, so strangers at its address do not use up its
   * attempts.
   */
  const callerOf = async (request: Request) => {
    const { adminPasswordHash } = await credentials.read();
    const known = deviceOf(device.read(request), adminPasswordHash);
    // Whoever was removed is a stranger again.
    const isKnown =
      known !== undefined &&
      (known.holder === OWNER || (await people.find(known.holder)) !== undefined);
    return isKnown
      ? ({ kind: 'known', key: `device ${known.id}` } as const)
      : ({ kind: 'stranger', key: networkOf(request, 48) } as const);
  };
  /** Counts every attempt, even refused ones, so that a flood from one address shuts itself out. */
  const limit = limitBy({
    limits,
    name: 'sign-in',
    windowMs: SIGN_IN_WINDOW_MS,
    most: MOST_SIGN_INS,
    keyOf: async (request) => (await callerOf(request)).key,
    refuse: tooManyAttempts,
  });
  const refuseWhenBusy: RequestHandler = async (request, _response, next) => {
    turns.refuseWhenBusy((await callerOf(request)).kind);
    next();
  };
  return publicRoute({
    method: 'POST',
    path: '/auth/login',
    limit: [limit, refuseWhenBusy],
    takes: jsonBody,
    answer: async (request, response) => {
      const caller = await callerOf(request);
      const who = await signIn(services, turns, request.body, caller);
      await limit.resetKey(caller.key);
      if (!(await letIn(services, { request, response }, who))) throw invalidPassword();
      response.json({ isAdmin: true });
    },
  });
}

/** What becomes of a refusal of `signInRoute`. */
export const holdBack: ErrorRequestHandler = (error: unknown, _request, _response, next) => {
  const isSentAway = error instanceof ApiProblem && [429, 503].includes(error.status);
  if (isSentAway) setTimeout(() => next(error), HELD_BACK_MS);
  else next(error);
};

/** `/api/auth`: whether the caller is an administrator, and signing out. */
export function authRoutes(services: SessionServices & { publicUrl: string | undefined }): Route[] {
  const cookie = sessionCookie(services.publicUrl);
  return [
    publicRoute({
      method: 'GET',
      path: '/auth/check',
      limit: UNLIMITED,
      isPrivate: true,
      answer: async (request, response) => {
        const isAdmin = (await signedInAs(services, cookie.read(request))) !== undefined;
        response.json({ isAdmin });
      },
    }),
    publicRoute({
      method: 'POST',
      path: '/auth/logout',
      limit: UNLIMITED,
      isPrivate: true,
      takes: noBody,
      answer: async (request, response) => {
        await closeSession(services, cookie.read(request));
        cookie.clear(request, response);
        response.status(204).end();
      },
    }),
  ];
}
