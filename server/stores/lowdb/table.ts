import type { Value } from '#server/stores/database/tables';

/** How the rows of a table are found, as `TABLES` declares it. */
export interface TableShape<Row> {
  /** The field that identifies a row; it never changes while files with such rows exist. */
  key: keyof Row & string;
  fields: Readonly<Record<string, (row: Row) => Value | readonly string[]>>;
  /** The fields that rows are looked up by. Null is not looked up, and of a list each value is. */
  indexes: readonly string[];
}

/** The values that are looked up: these, or those that pass the test. */
export type Wanted = readonly Value[] | ((value: Value) => boolean);

/** Queries whose cost does not grow with the table, except for `list`. */
export interface TableRows<Row> {
  readonly size: number;
  get(key: string): Row | undefined;
  /** The rows under some values of an index, in arbitrary order; a test is asked about every value there is. */
  where(index: string, wanted: Wanted): readonly Row[];
  /** All rows in the order they were added; the same array until something changes. */
  list(): readonly Row[];
}

export interface WritableRows<Row> extends TableRows<Row> {
  /** Replaces the row with the same key, or else adds the row at the end. */
  put(row: Row): void;
  remove(key: string): void;
}

/** Rows in memory. A row is never changed, only replaced. */
export class Table<Row extends object> implements WritableRows<Row> {
  readonly #rows = new Map<string, Row>();
  readonly #indexes: readonly Index<Row>[];
  #list: readonly Row[] | undefined;

  constructor(
    readonly shape: TableShape<Row>,
    rows: readonly Row[] = [],
  ) {
    this.#indexes = shape.indexes.map((name) => new Index(name, valuesOf(shape, name)));
    for (const row of rows) this.put(row);
  }

  get size(): number {
    return this.#rows.size;
  }

  keyOf(row: Row): string {
    return String(row[this.shape.key]);
  }

  get(key: string): Row | undefined {
    return this.#rows.get(key);
  }

  where(name: string, wanted: Wanted): readonly Row[] {
    const index = this.#indexes.find((one) => one.name === name);
    if (index === undefined) throw new Error(`There is no index ${name}.`);
    const values = typeof wanted === 'function' ? index.values().filter(wanted) : wanted;
    // A row that is listed under several of them is there once.
    const found = new Set<Row>();
    for (const value of values) {
      for (const key of index.keys(value)) {
        const row = this.#rows.get(key);
        if (row !== undefined) found.add(row);
      }
    }
    return [...found];
  }

  list(): readonly Row[] {
    this.#list ??= [...this.#rows.values()];
    return this.#list;
  }

  put(row: Row): void {
    const key = this.keyOf(row);
    const replaced = this.#rows.get(key);
    this.#rows.set(key, row);
    for (const index of this.#indexes) {
      if (replaced !== undefined) index.remove(replaced, key);
      index.add(row, key);
    }
    this.#list = undefined;
  }

  remove(key: string): void {
    const removed = this.#rows.get(key);
    if (removed === undefined) return;
    this.#rows.delete(key);
    for (const index of this.#indexes) index.remove(removed, key);
    this.#list = undefined;
  }
}

/** What a row is listed under in an index. */
function valuesOf<Row>({ fields }: TableShape<Row>, name: string) {
  return (row: Row): readonly Value[] => {
    const value = fields[name]?.(row) ?? [];
    return typeof value === 'object' ? value : [value];
  };
}

/** Keys by value. Most values have only one key, which is stored without a set. */
class Index<Row> {
  readonly #keys = new Map<Value, string | Set<string>>();

  constructor(
    readonly name: string,
    readonly valuesOf: (row: Row) => readonly Value[],
  ) {}

  values(): Value[] {
    return [...this.#keys.keys()];
  }

  keys(value: Value): Iterable<string> {
    const keys = this.#keys.get(value) ?? [];
    return typeof keys === 'string' ? [keys] : keys;
  }

  add(row: Row, key: string): void {
    for (const value of this.valuesOf(row)) {
      const keys = this.#keys.get(value);
      if (keys === undefined) this.#keys.set(value, key);
      else if (typeof keys !== 'string') keys.add(key);
      else if (keys !== key) this.#keys.set(value, new Set([keys, key]));
    }
  }

  remove(row: Row, key: string): void {
    for (const value of this.valuesOf(row)) {
      const keys = this.#keys.get(value);
      if (keys === key) this.#keys.delete(value);
      if (!(keys instanceof Set)) continue;
      keys.delete(key);
      if (keys.size === 0) this.#keys.delete(value);
    }
  }
}

/**
 * A table with private changes on top. Its cost depends on the changes: they are few, so a scan is cheaper
 * than an index that is soon thrown away.
 */
export class TableOverlay<Row extends object> implements WritableRows<Row> {
  readonly #base: Table<Row>;
  /** Rows put here, by key, whether new or replacing one in the base. */
  readonly #own = new Map<string, Row>();
  /** Keys removed from the base; one that is also in `#own` was put back, at the end. */
  readonly #gone = new Set<string>();

  constructor(base: Table<Row>) {
    this.#base = base;
  }

  get size(): number {
    return this.#base.size - this.#gone.size + this.#added().length;
  }

  get(key: string): Row | undefined {
    return this.#own.get(key) ?? (this.#gone.has(key) ? undefined : this.#base.get(key));
  }

  where(index: string, wanted: Wanted): readonly Row[] {
    const below = this.#base.where(index, wanted).filter((row) => this.#isUntouched(row));
    const listedUnder = valuesOf(this.#base.shape, index);
    const isWanted =
      typeof wanted === 'function' ? wanted : (value: Value) => wanted.includes(value);
    const own = [...this.#own.values()].filter((row) => listedUnder(row).some(isWanted));
    return [...below, ...own];
  }

  list(): readonly Row[] {
    const keyOf = (row: Row) => this.#base.keyOf(row);
    const below = this.#base.list().filter((row) => !this.#gone.has(keyOf(row)));
    return [...below.map((row) => this.#own.get(keyOf(row)) ?? row), ...this.#added()];
  }

  put(row: Row): void {
    this.#own.set(this.#base.keyOf(row), row);
  }

  remove(key: string): void {
    this.#own.delete(key);
    if (this.#base.get(key) !== undefined) this.#gone.add(key);
  }

  /** The rows that come after those of the base. */
  #added(): Row[] {
    const isAdded = (key: string) => this.#gone.has(key) || this.#base.get(key) === undefined;
    return [...this.#own].flatMap(([key, row]) => (isAdded(key) ? [row] : []));
  }

  #isUntouched(row: Row): boolean {
    const key = this.#base.keyOf(row);
    return !this.#gone.has(key) && !this.#own.has(key);
  }
}
