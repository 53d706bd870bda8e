import type { ErrorRequestHandler, Express, Request, RequestHandler } from 'express';
import { ApiProblem } from '#server/api-problem';
import { answerProblems } from '#server/middleware/api-answers';
import { networkOf } from '#server/middleware/limits/client-address';
import { jsonBody } from '#server/middleware/limits/json-body';
import { limitBy } from '#server/middleware/limits/rate-limit';
import { deviceOf } from '#server/auth/known-device';
import { deviceCookie } from '#server/middleware/own-cookie';
import { MOST_SIGN_INS, SIGN_IN_WINDOW_MS, tooManyAttempts } from '#server/auth/sign-in-limit';
import type { SignInTurns } from '#server/auth/sign-in-turns';
import { OWNER } from '#server/stores/people/people-records';
import type { LimitStore } from '#server/stores/shared-ports';
import { invalidPassword, signIn } from '#server/use-cases/sign-in';
import type { SignInServices } from '#server/use-cases/sign-in';
import { letIn } from './people/let-in';
import type { LetInServices } from './people/let-in';

/** Refusals are delayed by this much, so that a client that waits for them sends less. */
const HELD_BACK_MS = 500;

/**
 * POST /api/auth/login. It comes before the middleware of other calls, because a refusal must cost next
 * to nothing: it is decided by address and device, before the body is read (decision 0038).
 */
export function signInRoute(
  app: Express,
  services: SignInServices & LetInServices & { limits: LimitStore; signInTurns: SignInTurns },
  guards: readonly RequestHandler[],
): void {
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
  const begin: RequestHandler = async (request, response) => {
    const caller = await callerOf(request);
    const holder = await signIn(services, turns, request.body, caller);
    await limit.resetKey(caller.key);
    if (!(await letIn(services, { request, response }, holder))) throw invalidPassword();
    response.json({ isAdmin: true });
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
