import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Table, TableOverlay } from './table';
import type { WritableRows } from './table';

interface Row {
  id: string;
  colour: string;
}

const SHAPE = {
  key: 'id',
  fields: { colour: (row: Row) => row.colour },
  indexes: ['colour'],
} as const;
const IDS = ['a', 'b', 'c', 'd'];
const COLOURS = ['red', 'green'];

const steps = fc.array(
  fc.oneof(
    fc.record({ id: fc.constantFrom(...IDS), colour: fc.constantFrom(...COLOURS) }),
    fc.constantFrom(...IDS),
  ),
  { maxLength: 20 },
);

/** A row to put, or a key to remove. */
function take(rows: WritableRows<Row>, step: Row | string): void {
  if (typeof step === 'string') rows.remove(step);
  else rows.put(step);
}

/** What a table must hold, worked out the slow way. */
function expected(steps: readonly (Row | string)[]): Row[] {
  let rows: Row[] = [];
  for (const step of steps) {
    const id = typeof step === 'string' ? step : step.id;
    const isThere = rows.some((row) => row.id === id);
    if (typeof step === 'string') rows = rows.filter((row) => row.id !== id);
    else if (isThere) rows = rows.map((row) => (row.id === id ? step : row));
    else rows = [...rows, step];
  }
  return rows;
}

/** Every answer a table gives. */
function answersOf(table: WritableRows<Row>) {
  return {
    list: table.list(),
    size: table.size,
    byKey: IDS.map((id) => table.get(id)),
    byColour: COLOURS.map((colour) => table.where('colour', [colour]).toSorted(byId)),
    notGreen: table.where('colour', (colour) => colour !== 'green').toSorted(byId),
  };
}

/** The same answers, found by scanning the rows. */
function answersFrom(rows: readonly Row[]): ReturnType<typeof answersOf> {
  return {
    list: rows,
    size: rows.length,
    byKey: IDS.map((id) => rows.find((row) => row.id === id)),
    byColour: COLOURS.map((colour) => rows.filter((row) => row.colour === colour).toSorted(byId)),
    notGreen: rows.filter(({ colour }) => colour !== 'green').toSorted(byId),
  };
}

function byId(one: Row, other: Row): number {
  return one.id < other.id ? -1 : 1;
}

describe('a table', () => {
  it('holds, finds and orders its rows as a list that is searched would', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const table = new Table<Row>(SHAPE);
        for (const step of taken) take(table, step);
        expect(answersOf(table)).toEqual(answersFrom(expected(taken)));
      }),
    );
  });

  it('gives the same list for as long as nothing changes', () => {
    const table = new Table<Row>(SHAPE, [{ id: 'a', colour: 'red' }]);
    const list = table.list();
    expect(table.list()).toBe(list);
    table.put({ id: 'b', colour: 'red' });
    expect(table.list()).not.toBe(list);
    expect(list).toEqual([{ id: 'a', colour: 'red' }]);
  });

  it('has no index that it was not given', () => {
    expect(() => new Table<Row>(SHAPE).where('size', ['big'])).toThrow('no index size');
  });
});

describe('an overlay of a table', () => {
  it('shows what the table would hold, and leaves the table alone', () => {
    fc.assert(
      fc.property(steps, steps, (before, after) => {
        const table = new Table<Row>(SHAPE);
        for (const step of before) take(table, step);
        const overlay = new TableOverlay(table);
        for (const step of after) take(overlay, step);
        expect(answersOf(overlay)).toEqual(answersFrom(expected([...before, ...after])));
        expect(answersOf(table)).toEqual(answersFrom(expected(before)));
      }),
    );
  });
});
