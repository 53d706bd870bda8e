import type { Credentials } from '#server/stores/records';
import { eachTable, TABLES } from '#server/stores/database/tables';
import type { RowOf, TableName } from '#server/stores/database/tables';
import type { Document, Lists } from './document';
import { SCHEMA_VERSION } from './migrations';
import { Table, TableOverlay } from './table';
import type { TableRows, TableShape, WritableRows } from './table';

/** TABLES, typed so that the compiler knows which row belongs to which name. */
const SHAPES: { readonly [T in TableName]: TableShape<RowOf<T>> } = TABLES;

type Tables = { readonly [T in TableName]: Table<RowOf<T>> };
type Overlays = { readonly [T in TableName]: TableOverlay<RowOf<T>> };

/**
 * One change, as plain data that every version of the program understands: a journal holds these, and is
 * replayed before the document is migrated. `put` replaces the row with the same key, or else adds the row at
 * the end.
 */
export type Effect =
  | { [T in TableName]: { put: T; row: RowOf<T> } }[TableName]
  | { remove: TableName; key: string }
  | { set: 'credentials'; value: Credentials };

/** The tables in memory, by name. A list is rebuilt after a change to its table, and is the same array until then. */
export interface View {
  readonly credentials: Credentials;
  table<T extends TableName>(name: T): TableRows<RowOf<T>>;
}

/** Tables that are read and changed by name. */
class NamedTables implements View {
  readonly #tables: { readonly [T in TableName]: WritableRows<RowOf<T>> };
  #credentials: Credentials;

  constructor(tables: Tables | Overlays, credentials: Credentials) {
    this.#tables = tables;
    this.#credentials = credentials;
  }

  get credentials(): Credentials {
    return this.#credentials;
  }

  table<T extends TableName>(name: T): WritableRows<RowOf<T>> {
    return this.#tables[name];
  }

  apply(effects: readonly Effect[]): void {
    for (const effect of effects) {
      if ('set' in effect) this.#credentials = effect.value;
      else if ('put' in effect) this.#put(effect);
      else this.table(effect.remove).remove(effect.key);
    }
  }

  #put<T extends TableName>({ put, row }: { put: T; row: RowOf<T> }): void {
    this.table(put).put(row);
  }
}

/** The document in memory, in tables whose lookups cost the same at any size. */
export class State extends NamedTables {
  readonly #tables: Tables;

  constructor(document: Document) {
    const lists: Lists = document;
    const tables = eachTable<Tables>((name) => new Table(SHAPES[name], lists[name]));
    super(tables, document.credentials);
    this.#tables = tables;
  }

  /** The state as plain data that later effects do not touch. */
  document(): Document {
    const { credentials } = this;
    const lists = eachTable<Lists>((name) => this.table(name).list());
    return { schemaVersion: SCHEMA_VERSION, credentials, ...lists };
  }

  draft(): Draft {
    return new Draft(() => {
      const overlays = eachTable<Overlays>((name) => new TableOverlay(this.#tables[name]));
      return new NamedTables(overlays, this.credentials);
    });
  }
}

/** A state with effects that are not yet written, seen only by the changes of one batch. */
export class Draft implements View {
  readonly #begin: () => NamedTables;
  #tables: NamedTables;
  #effects: Effect[] = [];

  constructor(begin: () => NamedTables) {
    this.#begin = begin;
    this.#tables = begin();
  }

  get credentials(): Credentials {
    return this.#tables.credentials;
  }

  get effects(): readonly Effect[] {
    return this.#effects;
  }

  table<T extends TableName>(name: T): TableRows<RowOf<T>> {
    return this.#tables.table(name);
  }

  take(effect: Effect): void {
    this.#tables.apply([effect]);
    this.#effects.push(effect);
  }

  /** Keeps the first so many effects, and is as if there had been no others. */
  keepFirst(count: number): void {
    if (count === this.#effects.length) return;
    this.#effects = this.#effects.slice(0, count);
    this.#tables = this.#begin();
    this.#tables.apply(this.#effects);
  }
}
