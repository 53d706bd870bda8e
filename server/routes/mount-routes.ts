import type { ErrorRequestHandler, Express, RequestHandler, Router } from 'express';
import { allowOnly, answerProblems } from '#server/middleware/api-answers';
import { requireAdmin, requireOwner, requireProof } from '#server/middleware/require-admin';
import type { AdminServices } from '#server/middleware/require-admin';
import { METHODS } from './route';
import type { Route } from './route';

/**
 * Has the API's router answer these calls, and any other method of their paths with 405 and Allow.
 *
 * @param early the calls that were answered before: their methods are allowed, too
 */
export function mountRoutes(
  router: Router,
  routes: readonly Route[],
  { services, early = [] }: { services: AdminServices; early?: readonly Route[] },
): void {
  const admin = requireAdmin(services);
  const session = { everybody: [], administrators: [admin], owner: [admin, requireOwner] };
  const checksOf = ({ who, asksAgain }: Route) =>
    asksAgain ? [...session[who], requireProof] : session[who];
  const all = [...routes, ...early];
  for (const path of new Set(all.map((route) => route.path))) {
    const onPath = router.route(path);
    const known = all.filter((route) => route.path === path);
    const own = known.filter((route) => !early.includes(route));
    for (const route of own) onPath[verbOf(route)](...handlersOf(route, checksOf(route)));
    if (known.some(({ signInFirst }) => signInFirst)) onPath.all(admin);
    // The lists of what visitors submit have always answered it, for themselves alone.
    const isSubmitted = known.some((route) => route.method === 'POST' && early.includes(route));
    if (isSubmitted && own.length > 0) onPath.all(answerOptions(allowed(own).join(', ')));
    onPath.all(allowOnly(...allowed(known)));
  }
}

interface EarlyHandlers {
  /** Come before each call. */
  guards?: readonly RequestHandler[];
  /** Get what is refused, before it is answered. */
  refused?: readonly ErrorRequestHandler[];
}

/** Has the app answer public calls before the middleware that the others need. */
export function mountEarly(
  app: Express,
  routes: readonly Route<'everybody'>[],
  { guards = [], refused = [] }: EarlyHandlers = {},
): void {
  for (const route of routes) {
    const handlers = [...guards, ...handlersOf(route), ...refused, answerProblems];
    app[verbOf(route)](`/api${route.path}`, ...handlers);
  }
}

/** In the order of the checks. */
function handlersOf(
  { limit, takes, answer }: Route,
  session: readonly RequestHandler[] = [],
): RequestHandler[] {
  return [...limit, ...session, ...takes.read, answer];
}

function verbOf({ method }: Route) {
  return method.toLowerCase() as Lowercase<typeof method>;
}

function allowed(routes: readonly Route[]): string[] {
  const known = METHODS.filter((name) => routes.some(({ method }) => method === name));
  return known.flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name]));
}

function answerOptions(allow: string): RequestHandler {
  return ({ method }, response, next) => {
    if (method !== 'OPTIONS') return next();
    response.setHeader('Allow', allow).setHeader('Content-Type', 'text/plain');
    response.setHeader('Content-Length', allow.length).end(allow);
  };
}
