import type { Credentials } from '#server/stores/records';
import type { Effect, View } from './database';
import type { Document, Lists } from './document';
import { SCHEMA_VERSION } from './migrations';
import { Table, TableOverlay } from './table';
import type { TableShape, WritableRows } from './table';
import { eachTable, TABLES } from './tables';
import type { IndexName, RowOf, TableName } from './tables';

/** TABLES, typed so that the compiler knows which row belongs to which name. */
const SHAPES: { readonly [T in TableName]: TableShape<RowOf<T>> } = TABLES;

type Tables = { readonly [T in TableName]: Table<RowOf<T>> };
type Overlays = { readonly [T in TableName]: TableOverlay<RowOf<T>> };

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

  find<T extends TableName>(table: T, key: string): RowOf<T> | undefined {
    return this.#table(table).get(key);
  }

  where<T extends TableName>(table: T, index: IndexName<T>, value: string): readonly RowOf<T>[] {
    return this.#table(table).where(index, value);
  }

  list<T extends TableName>(table: T): readonly RowOf<T>[] {
    return this.#table(table).list();
  }

  count(table: TableName): number {
    return this.#table(table).size;
  }

  apply(effects: readonly Effect[]): void {
    for (const effect of effects) {
      if ('set' in effect) this.#credentials = effect.value;
      else if ('put' in effect) this.#put(effect);
      else this.#table(effect.remove).remove(effect.key);
    }
  }

  #put<T extends TableName>({ put, row }: { put: T; row: RowOf<T> }): void {
    this.#table(put).put(row);
  }

  #table<T extends TableName>(name: T): WritableRows<RowOf<T>> {
    return this.#tables[name];
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

  /** The state plus effects not yet written, seen only by the decisions of one batch. */
  overlay(): NamedTables {
    const overlays = eachTable<Overlays>((name) => new TableOverlay(this.#tables[name]));
    return new NamedTables(overlays, this.credentials);
  }

  /** The state as plain data that later effects do not touch. */
  document(): Document {
    const { credentials } = this;
    const lists = eachTable<Lists>((name) => this.list(name));
    return { schemaVersion: SCHEMA_VERSION, credentials, ...lists };
  }
}
