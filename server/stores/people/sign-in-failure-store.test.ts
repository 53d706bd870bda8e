import { expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { openLowdbDatabase } from '#server/stores/lowdb/lowdb-database';
import { signInFailureStore } from './sign-in-failure-store';

it('keeps nothing of an address that has not tried for a while, and at most 1,000 of them', async () => {
  const database = await openLowdbDatabase(await temporaryFolder());
  const store = signInFailureStore(database);
  const remembered = () =>
    database.view
      .table('signInFailures')
      .list()
      .map(({ address }) => address);
  const first = { at: '2026-05-01T09:00:00.000Z', since: '2026-05-01T08:45:00.000Z', most: 3 };
  await Promise.all(Array.from({ length: 1100 }, (_, index) => store.note(`${index}`, first)));
  expect(remembered()).toHaveLength(1000);
  expect(remembered()).toContain('1099');
  await store.note('late', {
    at: '2026-05-01T09:20:00.000Z',
    since: '2026-05-01T09:05:00.000Z',
    most: 3,
  });
  expect(remembered()).toEqual(['late']);
  // The clock was ahead and is now right again.
  await store.note('right', first);
  expect(remembered()).toEqual(['right']);
  await database.close();
});
