import { ApiProblem } from '#server/api-problem';
import { rateLimit } from '#server/middleware/limits/rate-limit';
import { jsonBody, noBodyButJson } from '#server/routes/body';
import { publicRoute } from '#server/routes/route';
import type { Route } from '#server/routes/route';
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
import { letIn, ownOrigin } from './let-in';
import type { LetInServices } from './let-in';

/** In ten minutes from one network: a few people who try a few times. */
const MOST_CALLS = 60;

/** Signing in with a passkey, and using an invitation. None of it can be guessed; the limits keep it from being tried. */
export function wayInRoutes(
  services: JoinServices & PasskeySignInServices & LetInServices,
): Route[] {
  const { publicUrl } = services;
  const post = <const Path extends string>(path: Path) => {
    const limit = rateLimit(services, path, MOST_CALLS);
    return { method: 'POST', path, limit, isPrivate: true } as const;
  };
  return [
    publicRoute({
      ...post('/auth/passkey/options'),
      takes: noBodyButJson,
      answer: async (request, response) => {
        response.json(await signInOptions(services, ownOrigin(publicUrl, request)));
      },
    }),
    publicRoute({
      ...post('/auth/passkey'),
      takes: jsonBody,
      answer: async (request, response) => {
        const origin = ownOrigin(publicUrl, request);
        const who = await signInByPasskey(services, request.body, origin);
        if (!(await letIn(services, { request, response }, who))) throw unknownPasskey();
        response.json({ isAdmin: true });
      },
    }),
    publicRoute({
      ...post('/auth/join/look'),
      takes: jsonBody,
      answer: async (request, response) => {
        const { name, email } = await lookAtInvitation(services, request.body);
        response.json({ name, email });
      },
    }),
    publicRoute({
      ...post('/auth/join'),
      takes: jsonBody,
      answer: async (request, response) => {
        const { id } = await joinByPassword(services, request.body);
        if (!(await letIn(services, { request, response }, { holder: id }))) throw gone();
        response.json({ isAdmin: true });
      },
    }),
    publicRoute({
      ...post('/auth/join/passkey/options'),
      takes: jsonBody,
      answer: async (request, response) => {
        const origin = ownOrigin(publicUrl, request);
        response.json(await joiningPasskeyOptions(services, request.body, origin));
      },
    }),
    publicRoute({
      ...post('/auth/join/passkey'),
      takes: jsonBody,
      answer: async (request, response) => {
        const origin = ownOrigin(publicUrl, request);
        const { id } = await joinByPasskey(services, request.body, origin);
        if (!(await letIn(services, { request, response }, { holder: id }))) throw gone();
        response.json({ isAdmin: true });
      },
    }),
  ];
}

function gone(): ApiProblem {
  return new ApiProblem(404, 'no_such_invitation', 'You were removed in the meantime.');
}
