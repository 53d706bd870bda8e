import type { Document, View } from './database';
import { TABLE_NAMES, TABLES } from './document-tables';
import type { TableName } from './document-tables';
import type { Effect } from './effects';
import { SCHEMA_VERSION } from './migrations';
import type { Credentials } from './records';
import { Table, TableDraft } from './table';
import type { TableShape, WritableRows } from './table';

/** The document in memory, in tables that find a row at the same cost whatever their size. */
export class State {
  readonly #tables: ReadonlyMap<TableName, Table<object>>;
  #credentials: Credentials;
  readonly view: View;

  constructor(document: Document) {
    this.#tables = new Map(
      TABLE_NAMES.map((name) => [name, new Table<object>(shapeOf(name), document[name])]),
    );
    this.#credentials = document.credentials;
    this.view = viewOf({
      table: (name) => this.#table(name),
      credentials: () => this.#credentials,
    });
  }

  apply(effects: readonly Effect[]): void {
    for (const effect of effects) {
      if ('set' in effect) this.#credentials = effect.value;
      else applyTo((name) => this.#table(name), effect);
    }
  }

  /** The state with changes to come, for nobody but the decisions of one batch. */
  draft(): Draft {
    return new Draft((name) => this.#table(name), this.#credentials);
  }

  /** As plain data that later changes leave alone. */
  document(): Document {
    return { ...this.view };
  }

  #table(name: TableName): Table<object> {
    const table = this.#tables.get(name);
    if (table === undefined) throw new Error(`There is no table ${name}.`);
    return table;
  }
}

export class Draft {
  readonly #base: (name: TableName) => Table<object>;
  readonly #touched = new Map<TableName, TableDraft<object>>();
  #credentials: Credentials;
  readonly view: View;

  constructor(base: (name: TableName) => Table<object>, credentials: Credentials) {
    this.#base = base;
    this.#credentials = credentials;
    this.view = viewOf({
      table: (name) => this.#touched.get(name) ?? this.#base(name),
      credentials: () => this.#credentials,
    });
  }

  apply(effects: readonly Effect[]): void {
    for (const effect of effects) {
      if ('set' in effect) this.#credentials = effect.value;
      else applyTo((name) => this.#touch(name), effect);
    }
  }

  #touch(name: TableName): TableDraft<object> {
    const touched = this.#touched.get(name) ?? new TableDraft(this.#base(name));
    this.#touched.set(name, touched);
    return touched;
  }
}

function applyTo(
  table: (name: TableName) => WritableRows<object>,
  effect: Exclude<Effect, { set: string }>,
): void {
  if ('put' in effect) table(effect.put).put(effect.row);
  else table(effect.remove).remove(effect.key);
}

/** Within the tables a row is any object: `Effect` and `View` say which belongs where. */
function shapeOf(name: TableName): TableShape<object> {
  return TABLES[name] as unknown as TableShape<object>;
}

interface Source {
  table: (name: TableName) => WritableRows<object>;
  credentials: () => Credentials;
}

/** The fields are getters: a list is made when somebody asks for it. */
function viewOf({ table, credentials }: Source): View {
  const fields: PropertyDescriptorMap = {
    schemaVersion: { enumerable: true, value: SCHEMA_VERSION },
    credentials: { enumerable: true, get: credentials },
    find: { value: (name: TableName, key: string) => table(name).get(key) },
    where: {
      value: (name: TableName, index: string, value: string) => table(name).where(index, value),
    },
    count: { value: (name: TableName) => table(name).size },
  };
  for (const name of TABLE_NAMES) {
    fields[name] = { enumerable: true, get: () => table(name).list() };
  }
  return Object.defineProperties({}, fields) as View;
}
