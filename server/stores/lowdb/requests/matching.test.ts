import { expect, it } from 'vitest';
import { matcher } from './matching';
import type { Searchable } from './matching';

const jane: Searchable = {
  name: 'Jane\u200B Test',
  email: 'jane@example.com',
  phone: '01632 960 123',
  reference: 'MGR-7K4Q-2D',
};
const john: Searchable = {
  name: 'John Test',
  email: 'j.t@example.org',
  phone: '+44 1632 960456',
  postcode: 'NN1 1AA',
};
const rows = [jane, john];

it.each([
  ['', rows],
  ['  ', rows],
  ['test', rows],
  ['JANE', [jane]],
  ['test jane', [jane]],
  ['example.org', [john]],
  ['mgr-7k4q', [jane]],
  ['7k4q2d', [jane]],
  ['01632960123', [jane]],
  ['960456', [john]],
  ['nn11aa', [john]],
  ['NN1 1AA', [john]],
  ['jane example.org', []],
  ['(', []],
])('finds for %j what has it', (words, found) => {
  expect(rows.filter(matcher(words))).toEqual(found);
});
