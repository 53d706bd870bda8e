import type { CompanyAction, HomeownerAction } from '#domain/order/history/actions';
import type { Happening } from '#domain/order/history/events';
import { decideForCompany, decideForHomeowner, type Verdict } from '#domain/order/history/decide';
import { REFUSALS } from '#domain/order/history/refusals';
import { agreementText, canonicalJson } from '#domain/order/quote/quote-version';
import { ApiProblem } from '#server/api-problem';
import type { Invoicing } from '#server/ports/invoicing';
import type { PostOffice } from '#server/ports/mail';
import type { OrderNow, OrderStore, SettingStore } from '#server/stores/orders/order-ports';
import type { OrderRecord } from '#server/stores/orders/order-records';
import { noSuchRequest } from '#server/use-cases/inbox/work-in-inbox';
import { isFreeFor, visitCalendar } from './visit-times';

export interface ActionServices {
  orders: OrderStore;
  settings: SettingStore;
  mail: PostOffice;
  invoicing: Invoicing;
  now: () => Date;
}

/** After these a payment stage may be due. */
const MAKES_DUE: ReadonlySet<Happening['kind']> = new Set(['accepted', 'moved-on']);

/** More events than any honest request has. */
export const MOST_EVENTS = 500;

/**
 * Carries out a homeowner's action, once for each id.
 *
 * @param id the Idempotency-Key
 * @throws {ApiProblem} 404 no_such_request, 422 with a code of `REFUSALS`, 422 idempotency_mismatch, 422
 *   too_many_events
 */
export function takeHomeownerAction(
  services: ActionServices,
  requestId: string,
  id: string,
  action: HomeownerAction,
): Promise<OrderRecord> {
  return takeAction(services, requestId, { id, by: 'homeowner', action }, (now, surroundings) =>
    decideForHomeowner(now.stands, action, {
      ...surroundings,
      agreement: ({ version }) => agreementOf(now.order, version),
    }),
  );
}

/**
 * Carries out an action of the company, once for each id.
 *
 * @param who the administrator's name
 * @param over how many events the order had when the action was chosen; a note contradicts nothing, so it is taken
 *   whatever has happened since
 * @throws {ApiProblem} 409 desk_conflict if something has happened since; 422 anonymised; 404 and 422 as for a
 *   homeowner
 */
export function takeCompanyAction(
  services: ActionServices,
  requestId: string,
  { id, who }: { id: string; who: string },
  { action, over }: { action: CompanyAction; over: number },
): Promise<OrderRecord> {
  return takeAction(
    services,
    requestId,
    { id, by: 'company', who, action },
    (now, surroundings) => {
      if (now.request.anonymisedAt !== null && !ON_ANONYMOUS.has(action.kind)) throw isAnonymous();
      if (now.stands.number !== over && action.kind !== 'noted') throw deskConflict();
      return decideForCompany(now.stands, action, surroundings);
    },
  );
}

/** What can still be done to a request without a person: nothing that adds words or writes to somebody. */
const ON_ANONYMOUS: ReadonlySet<CompanyAction['kind']> = new Set([
  'state-set',
  'moved-on',
  'visit-held',
]);

export function isAnonymous(): ApiProblem {
  return new ApiProblem(
    422,
    'anonymised',
    'This request was made anonymous, so nothing can be added to it.',
  );
}

/** The answer to a change based on an outdated state. */
export function deskConflict(): ApiProblem {
  return new ApiProblem(
    409,
    'desk_conflict',
    'This request was changed in another window. Look at what is there now, then save again.',
  );
}

interface AskedAction {
  id: string;
  by: 'homeowner' | 'company';
  who?: string;
  action: HomeownerAction | CompanyAction;
}

async function takeAction(
  { orders, settings, mail, invoicing, now }: ActionServices,
  requestId: string,
  { id, by, who, action }: AskedAction,
  decide: (
    order: OrderNow,
    surroundings: { now: Date; isFree: ReturnType<typeof isFreeFor> },
  ) => Verdict,
): Promise<OrderRecord> {
  const calendar = await visitCalendar(settings);
  const at = now();
  const order = await orders.change(requestId, at, (current) => {
    const earlier = current.order.events.find((event) => event.id === id);
    if (earlier !== undefined) return sameOrThrow(earlier.what, action);
    if (current.stands.number >= MOST_EVENTS) throw tooManyEvents();
    const verdict = decide(current, { now: at, isFree: isFreeFor(current, calendar, at) });
    if (verdict.happens === null) {
      if (verdict.refused === null) return null;
      throw new ApiProblem(422, verdict.refused, REFUSALS[verdict.refused]);
    }
    const revokesLinks = action.kind === 'link-renewed' ? ({ revokesLinks: true } as const) : {};
    const event = { id, by, ...(who !== undefined && { who }), what: verdict.happens };
    return { event, ...revokesLinks };
  });
  if (order === undefined) throw noSuchRequest();
  mail.wake();
  if (!MAKES_DUE.has(action.kind)) return order;
  await invoicing.issue(requestId);
  return (await orders.find(requestId)) ?? order;
}

/** A repeat of the same action under this id changes nothing; another action under it is a mistake. */
export function sameOrThrow(done: Happening, action: object): null {
  const fields = Object.keys(action);
  const same = Object.fromEntries(Object.entries(done).filter(([key]) => fields.includes(key)));
  if (canonicalJson(same) === canonicalJson(action)) return null;
  throw new ApiProblem(
    422,
    'idempotency_mismatch',
    'A different request was already received under this Idempotency-Key.',
  );
}

function tooManyEvents(): ApiProblem {
  return new ApiProblem(
    422,
    'too_many_events',
    'So much has happened here that we take no more of it. Please call us.',
  );
}

function agreementOf({ versions }: OrderRecord, version: number): string {
  const sent = versions.find((one) => one.version === version);
  return sent === undefined ? '' : agreementText(sent);
}
