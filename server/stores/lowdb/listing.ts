import type { Value } from '#server/stores/database/tables';
import type { Page, PageRequest } from '#server/stores/pages';

/** A row's sort key: by the first value, then by the next. None contains spaces. */
type Place = readonly Value[];

/** With more changes than this at once, everything is sorted again. */
const MOST_CHANGES = 1000;

/**
 * A table's rows, sorted by place in ascending or descending order and cut into pages. No two rows have the
 * same place.
 */
export class Listing<Row> {
  readonly #placeOf: (row: Row) => Place;
  readonly #sign: 1 | -1;
  #listed: readonly Row[] | undefined;
  #sorted: readonly Row[] = [];

  constructor(placeOf: (row: Row) => Place, order: 'ascending' | 'descending') {
    this.#placeOf = placeOf;
    this.#sign = order === 'ascending' ? 1 : -1;
  }

  /** Returns the same array for as long as it is given the same one. */
  sorted(rows: readonly Row[]): readonly Row[] {
    if (rows !== this.#listed) {
      this.#sorted = this.#withChanges(rows) ?? this.#sortAll(rows);
      this.#listed = rows;
    }
    return this.#sorted;
  }

  #sortAll(rows: readonly Row[]): readonly Row[] {
    // Tables keep rows in the order they were added, and nearly sorted rows are quick to sort.
    const near = this.#sign === 1 ? rows : rows.toReversed();
    const placeOf = this.#placeOf;
    return near.toSorted((one, other) => this.#compare(placeOf(one), placeOf(other)));
  }

  /** The sorted rows, updated with the few that were added, removed or changed; undefined if there are too many. */
  #withChanges(rows: readonly Row[]): readonly Row[] | undefined {
    const before = this.#listed ?? [];
    const [gone, come]: [Row[], Row[]] = [[], []];
    let next = 0;
    for (const row of rows) {
      const old = before[next];
      if (old === row) next += 1;
      else if (old !== undefined && before[next + 1] === row) {
        gone.push(old);
        next += 2;
      } else {
        if (old !== undefined && this.#isSamePlace(old, row)) {
          gone.push(old);
          next += 1;
        }
        come.push(row);
        if (come.length > MOST_CHANGES) return undefined;
      }
    }
    gone.push(...before.slice(next));
    if (gone.length > MOST_CHANGES) return undefined;
    const sorted = this.#sorted.slice();
    const indexOf = (row: Row) => this.#countUntil(this.#placeOf(row), sorted);
    for (const row of gone) sorted.splice(indexOf(row) - 1, 1);
    for (const row of come) sorted.splice(indexOf(row), 0, row);
    return sorted;
  }

  page(rows: readonly Row[], { after, limit }: PageRequest): Page<Row> {
    const start = this.startOf(rows, after);
    const sorted = this.sorted(rows);
    return this.cut(sorted.slice(start, start + limit + 1), limit);
  }

  /** A page of at most `limit` rows; one row more than that means there is a next page. */
  cut(rows: readonly Row[], limit: number): Page<Row> {
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return { rows: page, next: last && this.#placeOf(last).join(' ') };
  }

  /** How many rows come before a page. */
  startOf(rows: readonly Row[], after: string | undefined): number {
    if (after === undefined) return 0;
    const sorted = this.sorted(rows);
    const [some] = sorted;
    if (some === undefined) return 0;
    const texts = after.split(' ');
    const place = this.#placeOf(some).map((value, index) => {
      const text = texts[index] ?? '';
      return typeof value === 'number' ? Number(text) : text;
    });
    return this.#countUntil(place, sorted);
  }

  /** How many rows are at the place or before it. */
  #countUntil(place: Place, sorted: readonly Row[]): number {
    let [least, most] = [0, sorted.length];
    while (least < most) {
      const middle = (least + most) >> 1;
      const row = sorted[middle];
      if (row !== undefined && this.#compare(this.#placeOf(row), place) <= 0) least = middle + 1;
      else most = middle;
    }
    return least;
  }

  #isSamePlace(one: Row, other: Row): boolean {
    return this.#compare(this.#placeOf(one), this.#placeOf(other)) === 0;
  }

  #compare(one: Place, other: Place): number {
    return this.#sign * comparePlaces(one, other);
  }
}

/** By code unit: `localeCompare` takes ten times as long, and these texts all have the same format. */
export function comparePlaces(one: Place, other: Place): number {
  for (let index = 0; index < one.length; index += 1) {
    const [value, against] = [one[index] ?? '', other[index] ?? ''];
    if (value !== against) return value > against ? 1 : -1;
  }
  return 0;
}
