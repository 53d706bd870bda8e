import type { ErrorRequestHandler, Express, Request, RequestHandler } from 'express';
import { ApiProblem } from '#server/api-problem';
import { answerProblems } from '#server/middleware/api-answers';
import { networkOf } from '#server/middleware/limits/client-address';
import { jsonBody } from '#server/middleware/limits/json-body';
import { limitBy } from '#server/middleware/limits/rate-limit';
import { deviceOf, newDeviceToken } from '#server/sessions/known-device';
import { deviceCookie, sessionCookie } from '#server/sessions/own-cookie';
import { MOST_SIGN_INS, SIGN_IN_WINDOW_MS, tooManyAttempts } from '#server/sessions/sign-in-limit';
import { SignInTurns } from '#server/sessions/sign-in-turns';
import type { LimitStore } from '#server/stores/shared-ports';
import { signIn } from '#server/use-cases/sign-in';
import type { SignInServices } from '#server/use-cases/sign-in';

/** Refusals are delayed by this much, so that a client that waits for them sends less. */
const HELD_BACK_MS = 500;

/**
 * POST /api/auth/login. It comes before the middleware of other calls, because a refusal must cost next
 * to nothing: it is decided by address and device, before the body is read (decision 0038).
 */
export function signInRoute(
  app: Express,
  services: SignInServices & { limits: LimitStore; publicUrl: string | undefined },
  guards: readonly RequestHandler[],
): void {
  const { credentials, limits, publicUrl } = services;
  const cookie = sessionCookie(publicUrl);
  const device = deviceCookie(publicUrl);
  const turns = new SignInTurns(limits);
  /**
   * A device that has signed in before counts separately, so strangers at its address do not use up its
   * attempts.
   */
  const callerOf = async (request: Request) => {
    const { adminPasswordHash } = await credentials.read();
    const known = deviceOf(device.read(request), adminPasswordHash);
    return known === undefined
      ? ({ kind: 'stranger', key: networkOf(request, 48) } as const)
      : ({ kind: 'known', key: `device ${known}` } as const);
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
  const begin: RequestHandler = async (request, response) => {
    const caller = { ...(await callerOf(request)), sessionId: cookie.read(request) };
    const id = await signIn(services, turns, request.body, caller);
    await limit.resetKey(caller.key);
    cookie.set(request, response, id);
    const { adminPasswordHash } = await credentials.read();
    if (adminPasswordHash !== null) {
      device.set(request, response, newDeviceToken(adminPasswordHash));
    }
    response.set('cache-control', 'no-store').json({ isAdmin: true });
  };
  app.post(
    '/api/auth/login',
    ...guards,
    limit,
    refuseWhenBusy,
    ...jsonBody,
    begin,
    holdBack,
    answerProblems,
  );
}

const holdBack: ErrorRequestHandler = (error: unknown, _request, _response, next) => {
  const isSentAway = error instanceof ApiProblem && [429, 503].includes(error.status);
  if (isSentAway) setTimeout(() => next(error), HELD_BACK_MS);
  else next(error);
};
