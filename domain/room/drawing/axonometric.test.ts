import { expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { buildRoom } from '#domain/room/geometry/room';
import { drawAxonometric } from './axonometric';

const room = buildRoom({ width: 5, depth: 4 }, { ...emptyDraft, roomType: 'garden-room' });

it.each([
  [334, 13, ['5.0 m', '4.0 m', '2.96 m']],
  [143, 10, []],
])('a view %d px wide is measured where there is room for it', (width, text, measures) => {
  const sheet = { width, height: 200, text };
  const { box, scale, shapes } = drawAxonometric(room, emptyDraft.finishes, sheet);
  const words = shapes.flatMap((shape) => (shape.type === 'text' ? shape.text : []));
  expect(words.map((each) => each.replace('\u00a0', ' '))).toEqual(measures);
  expect(box.width * scale).toBeGreaterThan(0.9 * width);
  expect(box.width * scale).toBeLessThan(1.01 * width);
});
