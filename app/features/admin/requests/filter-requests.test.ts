import { describe, expect, it } from 'vitest';
import { countByState, matching, type Listed } from './filter-requests';

const jane: Listed = {
  name: 'Jane Test',
  email: 'jane@example.com',
  phone: '01632 960 123',
  state: 'new',
  reference: 'MGR-7K4Q-2D',
};
const john: Listed = {
  name: 'John Test',
  email: 'j.t@example.org',
  phone: '+44 1632 960456',
  state: 'won',
  postcode: 'NN1 1AA',
};
const rows = [jane, john];

describe('looking for requests', () => {
  it.each([
    ['', rows],
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
    ['(', rows.filter(() => false)],
  ])('finds for %j what has it', (words, found) => {
    expect(matching(rows, words)).toEqual(found);
  });

  it('counts every state, also those without any', () => {
    expect(countByState(rows)).toEqual({ new: 1, contacted: 0, visited: 0, won: 1, lost: 0 });
  });
});
