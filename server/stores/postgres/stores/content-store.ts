import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { DocumentName } from '#domain/site/content/documents';
import type { ContentStore, ContentVersionHead } from '#server/stores/content/content-ports';
import { versionKey } from '#server/stores/content/content-records';
import type { ContentVersion } from '#server/stores/content/content-records';
import { RevisionConflictError } from '#server/stores/ports';
import type { Database } from '#server/stores/postgres/database';
import { pageOf } from '#server/stores/postgres/pages';
import type { Rows } from '#server/stores/postgres/rows';
import { turns } from '#server/stores/postgres/turns';

// Versions are only ever added, one save after the other.
const REVISION = sql<{ value: string }>`select count(*)::text as value from content_versions`;

/** The versions of the site's words in PostgreSQL. */
export function contentStore(database: Database, now: () => Date): ContentStore {
  const order = {
    columns: [sql`t.version`],
    direction: 'descending',
    placeOf: ({ version }: ContentVersionHead) => [String(version)],
  } as const;
  return {
    revision: () => database.read(async (on) => (await on.value(REVISION)) ?? '0'),
    newest: () =>
      database.read((on) =>
        on.where(
          'contentVersions',
          sql`where not exists (select from content_versions later
            where later.name = t.name and later.version > t.version) order by t.number`,
        ),
      ),
    current: (name) => database.read((on) => currentOf(on, name)),
    version: (name, number) =>
      database.read((on) => on.find('contentVersions', versionKey(name, number))),
    versions: (name, page) =>
      database.read((on) =>
        pageOf(order, page, async (rest, isAfter) => {
          const rows = await on.where(
            'contentVersions',
            sql`where t.name = ${name} and ${isAfter} ${rest}`,
          );
          return rows.map(({ value: _text, ...head }): ContentVersionHead => head);
        }),
      ),
    save: ({ name, value, by, note, over }) =>
      database.change([turns.content], async (on) => {
        const current = await currentOf(on, name);
        // A save repeated because its answer was lost has already been made.
        if (current !== undefined && isDeepStrictEqual(current.value, value)) return current;
        const version = (current?.version ?? 0) + 1;
        if (over !== version - 1) throw new RevisionConflictError(version - 1);
        const key = versionKey(name, version);
        const row: ContentVersion = {
          key,
          name,
          version,
          savedAt: now().toISOString(),
          by,
          note,
          value,
        };
        await on.put('contentVersions', row);
        return row;
      }),
  };
}

async function currentOf(on: Rows, name: DocumentName): Promise<ContentVersion | undefined> {
  const [current] = await on.where(
    'contentVersions',
    sql`where t.name = ${name} order by t.version desc limit 1`,
  );
  return current;
}
