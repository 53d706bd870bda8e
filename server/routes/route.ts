import type { Request, RequestHandler, Response } from 'express';
import type { AuditAct } from '#domain/order/contracts/admin/audit-log';
import { adminOf } from '#server/middleware/require-admin';
import type { Admin } from '#server/auth/sessions';
import { inAct } from '#server/stores/audit/act';
import { noBody } from './body';
import type { Body } from './body';

/** In the order in which Allow names them. */
export const METHODS = ['GET', 'PUT', 'POST', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

/** What the log says of a call, where something comes of it. */
interface RouteAct<Param extends string = string> {
  what: AuditAct;
  /** The parameter of the path that says what it is done to. */
  about?: Param;
  /** Said once an hour, however often it is done. */
  isOften?: true;
}

/** The act of a call that is no GET for another reason than that it changes something: changes are refused with 500. */
export const READS = null;

type Who = 'everybody' | 'administrators' | 'owner';

/** One call of the API, as `publicRoute` and `adminRoute` declare it. */
export interface Route<Allowed extends Who = Who> {
  who: Allowed;
  method: Method;
  /** Below /api. */
  path: string;
  /** Undefined for a GET, and for what is not an administrator's. */
  act?: RouteAct | typeof READS;
  limit: readonly RequestHandler[];
  takes: Body<unknown>;
  answer: RequestHandler;
  asksAgain: boolean;
  signInFirst: boolean;
}

/** The names in a path: "id" and "photo" of "/requests/:id/photos/:photo.jpg". */
type ParamsOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? NameIn<Rest> | ParamsOf<Rest>
  : never;
type NameIn<Rest extends string> = Rest extends `${infer Name}${'/' | '.'}${string}`
  ? NameIn<Name>
  : Rest;

type RequestFor<Path extends string, Taken> = Request<
  Record<ParamsOf<Path>, string>,
  unknown,
  Taken
>;

interface Reading<Path extends string> {
  method: 'GET';
  /** Below /api, with parameters as Express spells them: "/people/:id". */
  path: Path;
  takes?: undefined;
}

interface Writing<Path extends string, Taken> {
  method: Exclude<Method, 'GET'>;
  path: Path;
  takes: Body<Taken>;
}

type PublicCall<Path extends string, Taken> = (Reading<Path> | Writing<Path, Taken>) & {
  /** How often it may be made: `rateLimit(services, …)`, or `UNLIMITED`. */
  limit: readonly RequestHandler[];
  /** Whether no cache may keep its answer. */
  isPrivate?: true;
  answer: (request: RequestFor<Path, Taken>, response: Response) => void | Promise<void>;
};

type AdminCall<Path extends string, Taken> = (
  | (Reading<Path> & { act?: undefined })
  | (Writing<Path, Taken> & { act: RouteAct<ParamsOf<Path>> | typeof READS })
) & {
  /** Administrators get 403 `owner_only`. */
  ownerOnly?: true;
  /** Whoever stays signed in gets 403 `sign_in_again` unless they have lately given their password: people, passwords, exports. */
  asksAgain?: true;
  /** Whether a stranger gets 401 for every other method of this path, too, instead of 405. */
  signInFirst?: true;
  answer: (
    request: RequestFor<Path, Taken>,
    response: Response,
    admin: Admin,
  ) => void | Promise<void>;
};

/** For a public call that costs next to nothing, or has another guard. */
export const UNLIMITED: readonly RequestHandler[] = [];

/** A call that everybody may make. */
export function publicRoute<const Path extends string, Taken = undefined>(
  declared: PublicCall<Path, Taken>,
): Route<'everybody'> {
  const { method, path, limit, isPrivate = false, takes = noBody } = declared;
  const answer: RequestHandler = (request, response) => {
    if (isPrivate) response.set('cache-control', 'no-store');
    return declared.answer(asDeclared(request, takes), response);
  };
  const ofAdmins = { asksAgain: false, signInFirst: false };
  return { who: 'everybody', method, path, limit, takes, answer, ...ofAdmins };
}

/**
 * A call of the administrators: everybody else gets 401 `not_signed_in`. What it changes is written together with an
 * entry of the log, which says what its `act` says.
 */
export function adminRoute<const Path extends string, Taken = undefined>(
  declared: AdminCall<Path, Taken>,
): Route {
  const { method, path, act, takes = noBody } = declared;
  const { ownerOnly = false, asksAgain = false, signInFirst = false } = declared;
  const who = ownerOnly ? 'owner' : 'administrators';
  const answer: RequestHandler = (request, response) => {
    const admin = adminOf(response);
    const call = asDeclared<Path, Taken>(request, takes);
    const work = () => declared.answer(call, response, admin);
    if (act === undefined) return work();
    return inAct({ who: admin.id, name: admin.name, ...noted(act, request) }, work);
  };
  return { who, method, path, act, limit: UNLIMITED, takes, answer, asksAgain, signInFirst };
}

function asDeclared<Path extends string, Taken>(request: Request, takes: Body<Taken | undefined>) {
  request.body = takes.taken(request.body);
  // Express has matched the path, so its parameters are there.
  return request as RequestFor<Path, Taken>;
}

function noted(act: RouteAct | typeof READS, { params }: Request) {
  if (act === READS) return { what: null, about: null, isOften: false };
  const { what, about, isOften = false } = act;
  const named = about === undefined ? undefined : params[about];
  return { what, about: typeof named === 'string' ? named : null, isOften };
}
