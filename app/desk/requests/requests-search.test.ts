import { expect, it } from 'vitest';
import { readRequestsSearch } from './requests-search';

const ID = 'd9428888-122b-4d3b-9a4f-0b6f7a1c2e3d';

it('reads a state and a request from the address', () => {
  expect(readRequestsSearch({ state: 'won', request: ID })).toEqual({ state: 'won', request: ID });
});

it('reads which version of the written quote is open', () => {
  expect(readRequestsSearch({ request: ID, quote: 'draft' })).toEqual({
    request: ID,
    quote: 'draft',
  });
  expect(readRequestsSearch({ request: ID, quote: 2 })).toEqual({ request: ID, quote: 2 });
  expect(readRequestsSearch({ request: ID, quote: -1 })).toEqual({ request: ID });
});

it.each([
  [{}],
  [{ quote: 'draft' }],
  [{ state: 'sold', request: 'MGR-7K4Q-2D' }],
  [{ state: ['won'], request: [ID] }],
  [{ state: 7, request: `${ID}/../..` }],
  [{ request: ID.toUpperCase() }],
])('takes %j for an address without either', (search) => {
  expect(readRequestsSearch(search)).toEqual({});
});
