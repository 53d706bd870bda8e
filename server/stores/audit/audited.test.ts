import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openLowdbDatabase } from '#server/stores/lowdb/lowdb-database';
import { inAct } from '#server/stores/audit/act';
import { MOST_ENTRIES } from '#server/stores/audit/audit-entry';
import { newPerson } from '#server/testing/people';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { audited } from './audited';
import { peopleStore } from '#server/stores/people/people-store';

const NOW = new Date('2026-05-01T09:30:00.000Z');
const LATELY = '2026-05-01T09:00:00.000Z';
const LONG_AGO = '2024-04-30T09:30:00.000Z';

const entry = (about: string, at: string) => {
  const who = { who: 'owner', name: 'Owner' };
  return { id: randomUUID(), at, ...who, what: 'prices-saved', about };
};

it('makes room for an entry: the oldest goes, and what is older than two years', async () => {
  const database = await openLowdbDatabase(await temporaryFolder());
  await database.change([], async (on) => {
    await on.put('auditEntries', entry('long ago', LONG_AGO));
    for (let n = 0; n < MOST_ENTRIES; n += 1) {
      const at = new Date(Date.parse(LATELY) + n).toISOString();
      await on.put('auditEntries', entry(String(n), at));
    }
  });
  const people = peopleStore(audited(database, () => NOW));
  const act = { who: 'owner', name: 'Owner', what: 'person-invited', about: null, isOften: false };
  await inAct(act, () => people.add(newPerson()));
  const kept = database.view.table('auditEntries').list();
  expect(kept).toHaveLength(MOST_ENTRIES);
  expect([kept[0]?.about, kept.at(-1)?.about]).toEqual(['1', 'Test Person']);
  await database.close();
});
