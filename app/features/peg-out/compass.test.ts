import { expect, it } from 'vitest';
import { frontLooks } from './compass';

it.each([
  // North is where the back looks: the front looks south.
  [0, 'south'],
  // North lies to the right of the room, so its back looks west.
  [90, 'east'],
  [180, 'north'],
  [270, 'west'],
  [315, 'south-west'],
  [350, 'south'],
])('with north %d degrees clockwise from the back, the front looks %s', (north, words) => {
  expect(frontLooks(north)).toBe(words);
});
