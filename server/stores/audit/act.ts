import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditAct } from '#domain/order/contracts/admin/audit-log';
import type { AuditEntry } from '#server/stores/people/people-records';

/** What an administrator is doing: the change that comes of it is written with an entry that says so. */
export interface Act extends Pick<AuditEntry, 'who' | 'name' | 'about'> {
  /** Null for what only reads: it may change nothing. */
  what: string | null;
  /** Which of several it is; without it, what the written row is called. */
  detail?: string;
  /** Said once an hour, however often it is done: what is saved at every pause in typing. */
  isOften: boolean;
  /** Whether its entry is written: one act makes one, however many changes it takes. */
  isNoted: boolean;
}

const acts = new AsyncLocalStorage<Act>();

/**
 * Does the work as an act. It cannot be passed by hand to every change: whatever forgot to would go
 * unseen.
 */
export function inAct<T>(act: Omit<Act, 'isNoted'>, work: () => T): T {
  return acts.run({ ...act, isNoted: false }, work);
}

/** For work that an act only sets going. */
export function withoutAct<T>(work: () => T): T {
  return acts.exit(work);
}

/** The act that is under way where this is called. */
export function currentAct(): Act | undefined {
  return acts.getStore();
}

/** Says more of the act that is under way than its route can: which of several things it is. */
export function sayOfAct(said: { what?: AuditAct; detail?: string }): void {
  const act = currentAct();
  if (act !== undefined) Object.assign(act, said);
}
