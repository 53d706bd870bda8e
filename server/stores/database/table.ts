/** How the rows of a table are found. */
export interface TableShape<Row> {
  /** The field that names a row, for as long as there are files with such rows. */
  key: keyof Row & string;
  /** What else a row is found by: each index gives the values it stands under. */
  indexes: Readonly<Record<string, (row: Row) => readonly string[]>>;
}

/** What can be asked of a table at a cost that does not grow with it, `list` excepted. */
interface Rows<Row> {
  readonly size: number;
  get(key: string): Row | undefined;
  /** The rows under a value of an index, in no promised order. */
  where(index: string, value: string): readonly Row[];
  /** Every row in the order they came. The same array for as long as nothing has changed. */
  list(): readonly Row[];
}

export interface WritableRows<Row> extends Rows<Row> {
  /** At the end, or in the place of the row with its key. */
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
    this.#indexes = Object.entries(shape.indexes).map(([name, values]) => new Index(name, values));
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

  where(name: string, value: string): readonly Row[] {
    const index = this.#indexes.find((one) => one.name === name);
    if (index === undefined) throw new Error(`There is no index ${name}.`);
    const found: Row[] = [];
    for (const key of index.keys(value)) {
      const row = this.#rows.get(key);
      if (row !== undefined) found.push(row);
    }
    return found;
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

/** Keys by value. Most values have one key: those have no set of their own. */
class Index<Row> {
  readonly #keys = new Map<string, string | Set<string>>();

  constructor(
    readonly name: string,
    readonly values: (row: Row) => readonly string[],
  ) {}

  keys(value: string): Iterable<string> {
    const keys = this.#keys.get(value) ?? [];
    return typeof keys === 'string' ? [keys] : keys;
  }

  add(row: Row, key: string): void {
    for (const value of this.values(row)) {
      const keys = this.#keys.get(value);
      if (keys === undefined) this.#keys.set(value, key);
      else if (typeof keys !== 'string') keys.add(key);
      else if (keys !== key) this.#keys.set(value, new Set([keys, key]));
    }
  }

  remove(row: Row, key: string): void {
    for (const value of this.values(row)) {
      const keys = this.#keys.get(value);
      if (keys === key) this.#keys.delete(value);
      if (!(keys instanceof Set)) continue;
      keys.delete(key);
      if (keys.size === 0) this.#keys.delete(value);
    }
  }
}

/**
 * A table with changes on top that nobody else sees. It costs what the changes cost: they are few, so
 * that looking through them is cheaper than an index of what is thrown away soon.
 */
export class TableOverlay<Row extends object> implements WritableRows<Row> {
  readonly #base: Table<Row>;
  /** Rows put here, whether they are new or replace one below, by key. */
  readonly #own = new Map<string, Row>();
  /** Keys below that were removed; one that is also in `#own` came back at the end. */
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

  where(index: string, value: string): readonly Row[] {
    const below = this.#base.where(index, value).filter((row) => this.#isUntouched(row));
    const valuesOf = this.#base.shape.indexes[index];
    const own = [...this.#own.values()].filter((row) => valuesOf?.(row).includes(value));
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

  /** The rows that come after those below. */
  #added(): Row[] {
    const isAdded = (key: string) => this.#gone.has(key) || this.#base.get(key) === undefined;
    return [...this.#own].flatMap(([key, row]) => (isAdded(key) ? [row] : []));
  }

  #isUntouched(row: Row): boolean {
    const key = this.#base.keyOf(row);
    return !this.#gone.has(key) && !this.#own.has(key);
  }
}
