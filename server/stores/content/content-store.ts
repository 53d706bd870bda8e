import { isDeepStrictEqual } from 'node:util';
import type { DocumentName } from '#domain/site/content/documents';
import type { Database, ReadableRows } from '#server/stores/database/database';
import { turns } from '#server/stores/database/turns';
import { RevisionConflictError } from '#server/stores/ports';
import type { ContentStore } from './content-ports';
import { versionKey } from './content-records';
import type { ContentVersion } from './content-records';

const NEWEST_FIRST = { order: ['version'], isDescending: true } as const;

/** The versions of the site's words. */
export function contentStore(database: Database, now: () => Date): ContentStore {
  return {
    // Versions are only ever added, one save after the other.
    revision: () => database.read((on) => on.count('contentVersions')),
    newest: () => database.read((on) => on.latest('contentVersions', 'name', 'version')),
    current: (name) => database.read((on) => currentOf(on, name)),
    version: (name, number) =>
      database.read((on) => on.find('contentVersions', versionKey(name, number))),
    async versions(name, page) {
      const query = { ...NEWEST_FIRST, where: { name } };
      const { rows, next } = await database.read((on) => on.page('contentVersions', query, page));
      return { rows: rows.map(({ value: _text, ...head }) => head), next };
    },
    save: ({ name, value, by, note, over }) =>
      database.change([turns.content], async (on) => {
        const current = await currentOf(on, name);
        // A save repeated because its answer was lost has already been made.
        if (current !== undefined && isDeepStrictEqual(current.value, value)) return current;
        const version = (current?.version ?? 0) + 1;
        if (over !== version - 1) throw new RevisionConflictError(version - 1);
        const [key, savedAt] = [versionKey(name, version), now().toISOString()];
        const row: ContentVersion = { key, name, version, savedAt, by, note, value };
        await on.put('contentVersions', row);
        return row;
      }),
  };
}

async function currentOf(
  on: ReadableRows,
  name: DocumentName,
): Promise<ContentVersion | undefined> {
  const query = { ...NEWEST_FIRST, where: { name }, limit: 1 };
  return (await on.list('contentVersions', query))[0];
}
