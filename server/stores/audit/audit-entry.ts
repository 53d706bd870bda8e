import { randomUUID } from 'node:crypto';
import type { RowOf, TableName } from '#server/stores/database/tables';
import type { AuditEntry } from '#server/stores/people/people-records';
import type { Act } from './act';

/** The oldest entries beyond these make room for new ones. */
export const MOST_ENTRIES = 10_000;
const LONGEST_MS = 2 * 365 * 86_400_000;
const OFTEN_MS = 3_600_000;

/** What the server keeps for itself while somebody works: a change to nothing else is not one of theirs. */
const BOOKKEEPING: ReadonlySet<TableName> = new Set([
  'sessions',
  'personSessions',
  'signInFailures',
  'uploads',
  'auditEntries',
  'siteFaults',
]);

/** What is new is called by what it got. */
const NAMES: { readonly [T in TableName]?: (row: RowOf<T>) => string } = {
  pricingVersions: ({ version }) => String(version),
  galleryImages: ({ id }) => id,
  people: ({ name }) => name,
  passkeys: ({ name }) => name,
  keptSessions: ({ device }) => device,
};

/** What tells a row from its like, to people: kept in the log, because the row may go. */
const DETAILS: { readonly [T in TableName]?: (row: RowOf<T>) => string } = {
  galleryImages: ({ title }) => title,
  roomConfigurations: ({ reference }) => reference,
  enquiries: ({ createdAt }) => createdAt,
};

/** Collects what a change writes, for the entry that goes with it. */
export class ChangeNotes {
  #about: string | null;
  /** What the row is called; null for several rows. */
  #detail: string | null | undefined;
  #isChanged = false;

  constructor(private readonly act: Act | undefined) {
    this.#about = act?.about ?? null;
  }

  /** @throws {Error} something is changed by an act that was said to read only */
  wrote<T extends TableName>(table: T | 'credentials', row?: RowOf<T>): void {
    if (this.act === undefined || (table !== 'credentials' && BOOKKEEPING.has(table))) return;
    if (this.act.what === null) throw new Error(`A call that only reads has changed ${table}.`);
    this.#isChanged = true;
    if (table === 'credentials' || row === undefined) return;
    this.#about ??= NAMES[table]?.(row) ?? null;
    const detail = DETAILS[table]?.(row);
    if (detail === undefined || detail === this.#detail) return;
    this.#detail = this.#detail === undefined ? detail : null;
  }

  /** The entry to write with the change; undefined if it needs none, or the act has one. */
  entry(now: Date): AuditEntry | undefined {
    if (this.act === undefined || this.act.what === null) return undefined;
    if (this.act.isNoted || !this.#isChanged) return undefined;
    const { who, name, what: act, detail = this.#detail } = this.act;
    const what = detail ? `${act} ${detail}` : act;
    return { id: randomUUID(), at: now.toISOString(), who, name, what, about: this.#about };
  }

  /** Entries like this one since then make another one needless; null if none does. */
  likeSince(now: Date): string | null {
    return this.act?.isOften === true ? new Date(now.getTime() - OFTEN_MS).toISOString() : null;
  }

  /** To be called once the change is stored. */
  stored(): void {
    if (this.act !== undefined && this.#isChanged) this.act.isNoted = true;
  }
}

/** Entries up to this time make room, however few there are. */
export function entriesEndAt(now: Date): string {
  return new Date(now.getTime() - LONGEST_MS).toISOString();
}
