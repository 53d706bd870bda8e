import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { text, up as stores } from './0001-stores';
import { up as foldedWords } from './0006-folded-words';

/** In order. What was released never changes; each only adds, so that the version before goes on (decision 0071). */
export const MIGRATIONS = {
  '0001-stores': { up: stores },
  '0002-limits': { up: limits },
  '0003-content': { up: content },
  '0004-people': { up: people },
  '0005-builder-days': { up: builderDays },
  '0006-folded-words': { up: foldedWords },
  '0007-kept-sessions': { up: keptSessions },
  '0008-site-faults': { up: siteFaults },
  '0009-years-said': { up: yearsSaid },
  '0010-invoices': { up: invoices },
  '0011-calendar-links': { up: calendarLinks },
};

/** What processes share beside what is stored. */
async function limits(db: Kysely<unknown>): Promise<void> {
  // Not logged, so that counting waits for no disk; a crash of the database empties it.
  // "until" is in milliseconds since 1970.
  await sql`create unlogged table limits (key text collate "C" primary key, count int not null,
    until bigint not null)`.execute(db);
  await sql`create index on limits (until)`.execute(db);
  // A row fills a page, so that writing one needs room on the disk that no other row has left.
  await sql`create table probes (filler text not null)`.execute(db);
  await sql`alter table probes alter column filler set storage plain`.execute(db);
}

/** What the desk changes of the site's words. The version before does not look for it. */
async function content(db: Kysely<unknown>): Promise<void> {
  await sql`create table content_versions (key ${text} primary key, record json not null,
    number bigint generated always as identity, name ${text} not null, version int not null,
    unique (name, version))`.execute(db);
}

/**
 * Administrators with their own way in, and who changed what. The version before does not look for it: whoever it has no
 * session of signs in again.
 */
async function people(db: Kysely<unknown>): Promise<void> {
  const record = sql`key ${text} primary key, record json not null,
    number bigint generated always as identity`;
  await sql`create table people (${record}, address ${text} not null unique, name ${text} not null,
    invite ${text} unique)`.execute(db);
  await sql`create table passkeys (${record}, holder ${text} not null, added_at ${text} not null)`.execute(
    db,
  );
  await sql`create index on passkeys (holder)`.execute(db);
  await sql`create table person_sessions (${record}, person_id ${text} not null,
    signed_in_at ${text} not null, seen_at ${text} not null)`.execute(db);
  await sql`create index on person_sessions (person_id)`.execute(db);
  await sql`create table audit_entries (${record}, at ${text} not null, what ${text} not null)`.execute(
    db,
  );
  await sql`create index on audit_entries (at, key)`.execute(db);
  await sql`create index on audit_entries (what, at)`.execute(db);
}

/** How far homeowners came in the builder, by day. The version before does not look for it. */
async function builderDays(db: Kysely<unknown>): Promise<void> {
  await sql`create table builder_days (key ${text} primary key, record json not null)`.execute(db);
}

/** Browsers in which somebody stays signed in. The version before does not look for them, and asks to sign in. */
async function keptSessions(db: Kysely<unknown>): Promise<void> {
  await sql`create table kept_sessions (key ${text} primary key, record json not null,
    number bigint generated always as identity, holder ${text} not null,
    signed_in_at ${text} not null, seen_at ${text} not null)`.execute(db);
  await sql`create index on kept_sessions (holder)`.execute(db);
}

/** Faults that pages have told of. The version before does not look for them, and takes no reports. */
async function siteFaults(db: Kysely<unknown>): Promise<void> {
  await sql`create table site_faults (key ${text} primary key, record json not null,
    last_seen ${text} not null)`.execute(db);
}

/** What homeowners have said of a usual year. The version before does not look for it, and says nothing of it. */
async function yearsSaid(db: Kysely<unknown>): Promise<void> {
  await sql`create table years_said (key ${text} primary key, record json not null)`.execute(db);
}

/**
 * Invoices and credit notes, and which orders have to do with money. The version before knows none of it, and refuses an
 * order that has an invoice or a payment: it has to have ended before the first of them.
 */
async function invoices(db: Kysely<unknown>): Promise<void> {
  await sql`create table invoices (key ${text} primary key, record json not null,
    number bigint generated always as identity, label ${text} not null unique, request_id ${text} not null,
    kind ${text} not null, ordinal int not null, issued_on ${text} not null)`.execute(db);
  await sql`create index on invoices (request_id)`.execute(db);
  await sql`create index on invoices (kind, ordinal)`.execute(db);
  await sql`create index on invoices (issued_on)`.execute(db);
  await sql`alter table orders add column has_money boolean, add column awaits_invoice boolean`.execute(
    db,
  );
  await sql`create index on orders (key) where has_money`.execute(db);
  await sql`create index on orders (key) where awaits_invoice`.execute(db);
}

/** The addresses of the company's calendar. The version before does not look for them, and answers none. */
async function calendarLinks(db: Kysely<unknown>): Promise<void> {
  await sql`create table calendar_links (key ${text} primary key, record json not null,
    holder ${text} not null unique)`.execute(db);
}
