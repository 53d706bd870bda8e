import { expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { buildRoom } from '#domain/room/geometry/room';
import { pegMeasures } from './measures';

it.each([
  // √(4² + 4²) = 5.65685…, √(3² + 4²) = 5, √(4.4² + 3²) = 5.32541…
  [4, 4, ['4.000 m', '4.000 m', '5.657 m', '4.000 m', '5.657 m', '4.000 m']],
  [3, 4, ['3.000 m', '4.000 m', '5.000 m', '4.000 m', '5.000 m', '3.000 m']],
  [4.4, 3, ['4.400 m', '3.000 m', '5.325 m', '3.000 m', '5.325 m', '4.400 m']],
])('measures %d × %d m from peg to peg, diagonals to the millimetre', (width, depth, lengths) => {
  const room = buildRoom({ width, depth }, { ...emptyDraft, roomType: 'office' });
  const measures = pegMeasures(room);
  expect(measures.map(({ length }) => length.replace('\u00a0', ' '))).toEqual(lengths);
  expect(measures.map(({ from, to }) => from + to)).toEqual(['AB', 'BC', 'AC', 'AD', 'BD', 'DC']);
});
