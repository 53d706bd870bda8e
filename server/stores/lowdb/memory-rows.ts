import { alternativesOf } from '#server/stores/database/database';
import type { Condition, Query, ReadableRows, Rows, Where } from '#server/stores/database/database';
import { fieldOf, TABLES } from '#server/stores/database/tables';
import type { RowOf, TableName, Value } from '#server/stores/database/tables';
import type { GalleryImageRecord } from '#server/stores/records';
import { inTurns } from './in-turns';
import { comparePlaces, Listing } from './listing';
import type { Draft, View } from './state';

/** What is kept from one look to the next, so that it need not be sorted again. */
export class Listings {
  readonly #listings = new Map<string, unknown>();
  #gallery: readonly GalleryImageRecord[] | undefined;
  #galleryRevision = 0;

  of<T extends TableName>(table: T, query: Query<T>): Listing<RowOf<T>> {
    const { order = ['key'], isDescending = false } = query;
    const name = `${table} ${order.join(' ')} ${isDescending}`;
    const known = this.#listings.get(name) as Listing<RowOf<T>> | undefined;
    const listing = known ?? newListing(table, query);
    this.#listings.set(name, listing);
    return listing;
  }

  galleryRevision(list: readonly GalleryImageRecord[]): number {
    if (list !== this.#gallery) this.#galleryRevision += 1;
    this.#gallery = list;
    return this.#galleryRevision;
  }
}

function newListing<T extends TableName>(
  table: T,
  { order = ['key'], isDescending = false }: Query<T>,
): Listing<RowOf<T>> {
  return new Listing(placesBy(table, order), isDescending ? 'descending' : 'ascending');
}

function placesBy<T extends TableName>(table: T, order: NonNullable<Query<T>['order']>) {
  const fields = order.map((name) => fieldOf(table, name));
  return (row: RowOf<T>) => fields.map((field) => field(row) as Value);
}

/** The rows as they are in memory. */
export function readableRows(view: View, listings: Listings): ReadableRows {
  const wanted = async <T extends TableName>(table: T, where: Query<T>['where']) => {
    const rows = candidates(view, table, where);
    if (where === undefined) return rows;
    const isMeant = testOf(table, where);
    const found: RowOf<T>[] = [];
    await inTurns(rows, (row) => {
      if (isMeant(row)) found.push(row);
    });
    return found;
  };
  const list: ReadableRows['list'] = async (table, query) => {
    const { where, order = [], isDescending = false, limit } = query;
    // With the key in it, no two rows share a place.
    if (where === undefined && order.includes('key')) {
      return listings.of(table, query).sorted(view.table(table).list()).slice(0, limit);
    }
    const rows = await wanted(table, where);
    // A stable sort leaves rows of one place in the order in which they were added.
    const fields = order.filter((name) => name !== 'added');
    if (fields.length === 0) return rows.slice(0, limit);
    const placeOf = placesBy(table, fields);
    const sign = isDescending ? -1 : 1;
    return rows
      .toSorted((one, other) => sign * comparePlaces(placeOf(one), placeOf(other)))
      .slice(0, limit);
  };
  return {
    async find(table, key) {
      return view.table(table).get(String(key));
    },
    list,
    async page(table, query, page) {
      if (query.where === undefined) {
        return listings.of(table, query).page(view.table(table).list(), page);
      }
      return newListing(table, query).page(await wanted(table, query.where), page);
    },
    async count(table, where) {
      return where === undefined ? view.table(table).size : (await wanted(table, where)).length;
    },
    async highest(table, field, where) {
      const valueOf = fieldOf(table, field);
      let highest: Value | undefined;
      for (const row of await wanted(table, where)) {
        const value = valueOf(row) as Value;
        if (highest === undefined || comparePlaces([value], [highest]) > 0) highest = value;
      }
      return highest;
    },
    async latest(table, by, highest) {
      const [groupOf, rankOf] = [fieldOf(table, by), fieldOf(table, highest)];
      const latest = new Map<unknown, RowOf<typeof table>>();
      for (const row of view.table(table).list()) {
        const known = latest.get(groupOf(row));
        const isHigher =
          known === undefined ||
          comparePlaces([rankOf(row) as Value], [rankOf(known) as Value]) > 0;
        if (isHigher) latest.set(groupOf(row), row);
      }
      return [...latest.values()];
    },
    async galleryRevision() {
      return listings.galleryRevision(view.table('galleryImages').list());
    },
    async credentials() {
      return view.credentials;
    },
  };
}

/** The rows of a draft, whose changes are its effects. */
export function rowsOn(draft: Draft, listings: Listings): Rows {
  const rows = readableRows(draft, listings);
  const put: Rows['put'] = async (table, row) => {
    const key = keyOf(table, row);
    // What is the same already is not written again.
    if (draft.table(table).get(key) === row) return;
    draft.take({ put: table, row } as Parameters<Draft['take']>[0]);
  };
  return {
    ...rows,
    put,
    async add(table, row) {
      const stored = draft.table(table);
      const isTaken = (name: string) => {
        const value = fieldOf(table, name)(row) as Value;
        return value !== null && stored.where(name, [value]).length > 0;
      };
      const unique: readonly string[] = TABLES[table].unique;
      if (stored.get(keyOf(table, row)) !== undefined || unique.some(isTaken)) return false;
      await put(table, row);
      return true;
    },
    async remove(table, key) {
      const isThere = draft.table(table).get(key) !== undefined;
      if (isThere) draft.take({ remove: table, key });
      return isThere;
    },
    async removeAll(table, { keep = 0, ...query }) {
      if (query.where === undefined && draft.table(table).size <= keep) return 0;
      const gone = (await rows.list(table, query)).slice(keep);
      for (const row of gone) draft.take({ remove: table, key: keyOf(table, row) });
      return gone.length;
    },
    async setCredentials(value) {
      draft.take({ set: 'credentials', value });
    },
    // There is no other process.
    handOf: async () => 'ours',
    handedOver: (table) =>
      rows.list(table, { where: { state: 'handing-over' } as Where<typeof table> }),
  };
}

function keyOf<T extends TableName>(table: T, row: RowOf<T>): string {
  return String(fieldOf(table, 'key')(row));
}

/** Few rows among which all that are meant are: by the key or an index, if one is asked for. */
function candidates<T extends TableName>(
  view: View,
  table: T,
  where: Query<T>['where'],
): readonly RowOf<T>[] {
  const rows = view.table(table);
  const [only, ...others] = where === undefined ? [] : alternativesOf<T>(where);
  if (only === undefined || others.length > 0) return rows.list();
  const indexes: readonly string[] = TABLES[table].indexes;
  for (const [name, wanted] of only) {
    const values = valuesIn(wanted);
    if (name === 'key' && values !== undefined) {
      return values.flatMap((value) => rows.get(String(value)) ?? []);
    }
    if (indexes.includes(name) && wanted !== null) {
      return rows.where(name, values ?? testOfValue(wanted));
    }
  }
  return rows.list();
}

function valuesIn(wanted: Value | Condition): readonly Value[] | undefined {
  return typeof wanted === 'object' && wanted !== null ? wanted.in : [wanted];
}

function testOf<T extends TableName>(table: T, where: NonNullable<Query<T>['where']>) {
  const alternatives = alternativesOf<T>(where).map((all) =>
    all.map(([name, wanted]) => {
      const [field, holds] = [fieldOf(table, name), testOfValue(wanted)];
      return (row: RowOf<T>): boolean => {
        const value = field(row);
        return typeof value === 'object' && value !== null ? value.some(holds) : holds(value);
      };
    }),
  );
  return (row: RowOf<T>): boolean =>
    alternatives.some((tests) => tests.every((holds) => holds(row)));
}

function testOfValue(wanted: Value | Condition): (value: Value) => boolean {
  if (typeof wanted !== 'object' || wanted === null) return (value) => value === wanted;
  const { in: among, not, above, atLeast, below, atMost, contains } = wanted;
  return (value) =>
    (among === undefined || among.includes(value)) &&
    (not === undefined || (value !== null && value !== not)) &&
    (above === undefined || (value !== null && value > above)) &&
    (atLeast === undefined || (value !== null && value >= atLeast)) &&
    (below === undefined || (value !== null && value < below)) &&
    (atMost === undefined || (value !== null && value <= atMost)) &&
    (contains === undefined || (typeof value === 'string' && value.includes(contains)));
}
