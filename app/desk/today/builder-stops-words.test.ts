import { expect, it } from 'vitest';
import { stopsOf } from './builder-stops-words';

const NAMES = ['Type', 'Size', 'Doors', 'Features', 'Finishes', 'Summary', 'Request'];

const stopsAt = (...reached: number[]) =>
  stopsOf(reached.map((count, index) => ({ name: NAMES[index] ?? '', count })));
const notes = (...reached: number[]) =>
  stopsAt(...reached)?.steps.flatMap(({ name, note }) => (note ? [[name, note]] : []));

it('says of 100 who began how many reached each step, and where the most stop', () => {
  const stops = stopsAt(200, 190, 180, 110, 100, 90, 30);
  expect(stops?.words).toBe('200 visits began a room; of 100, 15 asked for a quote.');
  expect(stops?.steps[2]).toEqual({
    name: 'Doors',
    count: 180,
    of100: 90,
    note: 'Most stop here: 35 of 100',
  });
  expect(stops?.steps.map(({ of100 }) => of100)).toEqual([100, 95, 90, 55, 50, 45, 15]);
});

it('names the first of two steps at which as many stop', () => {
  expect(notes(10, 10, 5, 5, 0, 0, 0)).toEqual([['Size', 'Most stop here: 50 of 100']]);
});

it('says nothing of stops where nobody has stopped, and nothing at all of nobody', () => {
  expect(notes(1, 1, 1, 1, 1, 1, 1)).toEqual([]);
  expect(stopsAt(1, 1, 1, 1, 1, 1, 1)?.words).toBe(
    '1 visit began a room; of 100, 100 asked for a quote.',
  );
  expect(stopsAt(0, 0, 0, 0, 0, 0, 0)).toBeNull();
});

it('shows no more at a step than have begun, as at the edge of the 30 days', () => {
  const stops = stopsAt(3, 4, 2, 2, 2, 2, 1);
  expect(stops?.steps.map(({ of100 }) => of100)).toEqual([100, 100, 67, 67, 67, 67, 33]);
});
