import { isDeepStrictEqual } from 'node:util';
import type { DocumentName } from '#domain/site/content/documents';
import type { ContentStore } from '#server/stores/content/content-ports';
import type { ContentVersion } from '#server/stores/content/content-records';
import { versionKey } from '#server/stores/content/content-records';
import type { Database, View } from '#server/stores/database/database';
import { RevisionConflictError } from '#server/stores/ports';
import { Listing } from './listing';

/** The versions of the site's words in a database. */
export function contentStore(database: Database, now: () => Date): ContentStore {
  return {
    // Versions are only ever added.
    async revision() {
      return database.read().count('contentVersions');
    },
    async newest() {
      const newest = new Map<DocumentName, ContentVersion>();
      for (const row of database.read().list('contentVersions')) newest.set(row.name, row);
      return [...newest.values()];
    },
    async current(name) {
      return currentOf(database.read(), name);
    },
    async version(name, number) {
      return database.read().find('contentVersions', versionKey(name, number));
    },
    async versions(name, page) {
      const rows = database.read().where('contentVersions', 'name', name);
      const { rows: versions, next } = newListing().page(rows, page);
      return { rows: versions.map(({ value: _text, ...head }) => head), next };
    },
    save({ name, value, by, note, over }) {
      return database.commit((view) => {
        const current = currentOf(view, name);
        // A save repeated because its answer was lost has already been made.
        if (current !== undefined && isDeepStrictEqual(current.value, value)) {
          return { effects: [], result: current };
        }
        const version = (current?.version ?? 0) + 1;
        if (over !== version - 1) throw new RevisionConflictError(version - 1);
        const savedAt = now().toISOString();
        const key = versionKey(name, version);
        const row: ContentVersion = { key, name, version, savedAt, by, note, value };
        return { effects: [{ put: 'contentVersions', row }], result: row };
      });
    },
  };
}

/** Padded to the same length, numbers sort in the right order as text. */
function newListing(): Listing<ContentVersion> {
  return new Listing(({ version }) => [String(version).padStart(16, '0'), ''], 'descending');
}

function currentOf(view: View, name: DocumentName): ContentVersion | undefined {
  return view
    .where('contentVersions', 'name', name)
    .reduce<ContentVersion | undefined>(
      (newest, row) => (newest === undefined || row.version > newest.version ? row : newest),
      undefined,
    );
}
