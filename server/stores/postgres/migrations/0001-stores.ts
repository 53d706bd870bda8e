import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Ids, references and times: compared by code unit, as everywhere in the program. */
export const text = sql.raw('text collate "C"');
/** As text, so that it is read as it was written: `jsonb` sorts the fields, and refuses some characters. */
const record = sql.raw('record json not null');

/** The first tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const REQUEST = sql`key ${text} primary key, ${record}, created_at ${text} not null,
  touched_at ${text} not null, state ${text} not null, is_unseen boolean not null,
  is_anonymous boolean not null, words text not null, numbers text not null`;

const STATEMENTS = [
  sql`create extension if not exists pg_trgm`,
  sql`create table pricing_versions (key int primary key, ${record})`,
  sql`create table room_configurations (${REQUEST}, reference ${text} not null unique,
    place ${text}, since ${text})`,
  sql`create index on room_configurations (place, since, key) where place is not null`,
  sql`create table enquiries (${REQUEST})`,
  ...['room_configurations', 'enquiries']
    .map(sql.table)
    .flatMap((table) => [
      sql`create index on ${table} (created_at, key)`,
      sql`create index on ${table} (state, created_at, key)`,
      sql`create index on ${table} (touched_at) where state <> 'won' and not is_anonymous`,
      sql`create index on ${table} using gin (words gin_trgm_ops, numbers gin_trgm_ops)`,
    ]),
  sql`create table gallery_images (key ${text} primary key, ${record},
    number bigint generated always as identity, sort_order double precision not null,
    created_at ${text} not null)`,
  sql`create table newsletter_subscribers (key ${text} primary key, ${record},
    address text not null unique, created_at ${text} not null)`,
  sql`create index on newsletter_subscribers (created_at, key)`,
  sql`create index on newsletter_subscribers using gin (address gin_trgm_ops)`,
  sql`create table newsletter_repeats (key ${text} primary key, ${record},
    request_id ${text} not null, number int not null, unique (request_id, number))`,
  sql`create table sessions (key ${text} primary key, ${record}, signed_in_at ${text} not null,
    seen_at ${text} not null)`,
  sql`create table sign_in_failures (key ${text} primary key, ${record}, last_at ${text} not null)`,
  sql`create index on sign_in_failures (last_at)`,
  sql`create table mail_queue (key ${text} primary key, ${record},
    number bigint generated always as identity, state ${text} not null,
    queued_at ${text} not null, not_before ${text} not null, holder bigint)`,
  sql`create index on mail_queue (queued_at, number) where state = 'waiting'`,
  sql`create index on mail_queue (not_before) where state = 'waiting'`,
  sql`create index on mail_queue (key) where state = 'handing-over'`,
  sql`create table uploads (key ${text} primary key, ${record})`,
  sql`create table orders (key ${text} primary key, ${record}, visit_at ${text})`,
  sql`create index on orders (visit_at) where visit_at is not null`,
  sql`create table order_events (id ${text} primary key, request_id ${text} not null)`,
  sql`create index on order_events (request_id)`,
  sql`create table follow_links (key ${text} primary key, ${record}, request_id ${text} not null,
    holder ${text} not null, since ${text} not null, until ${text})`,
  sql`create index on follow_links (request_id)`,
  sql`create index on follow_links (until) where until is not null`,
  sql`create table settings (key ${text} primary key, ${record})`,
  sql`create table push_devices (key ${text} primary key, ${record},
    number bigint generated always as identity, request_id ${text} not null,
    since ${text} not null, state ${text}, not_before ${text}, holder bigint)`,
  sql`create index on push_devices (request_id)`,
  sql`create index on push_devices (not_before) where state is not null`,
  sql`create table request_photos (key ${text} primary key, ${record}, request_id ${text},
    state ${text} not null)`,
  sql`create index on request_photos (request_id)`,
  sql`create index on request_photos (key) where state in ('receiving', 'removed')`,
  sql`create table removed_requests (key ${text} primary key, ${record}, until ${text} not null)`,
  sql`create index on removed_requests (until)`,
  // One row each: what the administrator signs in with, and how often the gallery has changed.
  sql`create table credentials (only_one boolean primary key default true check (only_one), ${record})`,
  sql`insert into credentials (record) values ('{"adminPasswordHash":null}')`,
  sql`create table gallery_revision (only_one boolean primary key default true check (only_one),
    revision int not null)`,
  sql`insert into gallery_revision (revision) values (0)`,
  /*
   * How many requests there are of each sort. Every change adds what it changes, so that nobody waits for anybody;
   * who reads them adds them up.
   */
  sql`create table tallies (number bigint generated always as identity primary key,
    name ${text} not null, change int not null)`,
  sql`create index on tallies (name)`,
  sql`create function tally_request() returns trigger language plpgsql as $$
    declare
      before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) - 'record' end;
      after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) - 'record' end;
    begin
      insert into tallies (name, change)
      select tg_table_name || ' ' || sort, sum(one) from (
        select 'state ' || (before ->> 'state') as sort, -1 as one
        union all select 'unseen', -1 where (before ->> 'is_unseen')::boolean
        union all select 'place ' || (before ->> 'place'), -1
        union all select 'state ' || (after ->> 'state'), 1
        union all select 'unseen', 1 where (after ->> 'is_unseen')::boolean
        union all select 'place ' || (after ->> 'place'), 1
      ) counted where sort is not null group by sort having sum(one) <> 0;
      return null;
    end $$`,
  ...['room_configurations', 'enquiries'].map(
    (table) => sql`create trigger tally after insert or update or delete on ${sql.table(table)}
      for each row execute function tally_request()`,
  ),
];
