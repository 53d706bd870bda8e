import { expect, it } from 'vitest';
import { frontLooks } from './compass';

it.each([
  // The back faces north, so the front faces south.
  [0, 'south'],
  // North is to the right of the room, so its back faces west.
  [90, 'east'],
  [180, 'north'],
  [270, 'west'],
  [315, 'south-west'],
  [350, 'south'],
])('with north %d degrees clockwise from the back, the front looks %s', (north, words) => {
  expect(frontLooks(north)).toBe(words);
});
