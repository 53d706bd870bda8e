import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openLowdbDatabase } from '#server/stores/database/lowdb-database';
import { inAct } from '#server/stores/audit/act';
import { MOST_ENTRIES } from '#server/stores/audit/audit-entry';
import { newPerson } from '#server/testing/people';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { audited } from './audited';
import { peopleStore } from './people/people-store';

const NOW = new Date('2026-05-01T09:30:00.000Z');
const LATELY = '2026-05-01T09:00:00.000Z';
const LONG_AGO = '2024-04-30T09:30:00.000Z';

const entry = (about: string, at: string) => ({
  put: 'auditEntries' as const,
  row: { id: randomUUID(), at, who: 'owner', name: 'Owner', what: 'prices-saved', about },
});

it('makes room for an entry: the oldest goes, and what is older than two years', async () => {
  const database = await openLowdbDatabase(await temporaryFolder());
  const effects = [
    entry('long ago', LONG_AGO),
    ...Array.from({ length: MOST_ENTRIES }, (_, n) => entry(String(n), LATELY)),
  ];
  await database.commit(() => ({ effects, result: undefined }));
  const people = peopleStore(audited(database, () => NOW));
  const act = { who: 'owner', name: 'Owner', what: 'person-invited', about: null, isOften: false };
  await inAct(act, () => people.add(newPerson()));
  const kept = database.read().list('auditEntries');
  expect(kept).toHaveLength(MOST_ENTRIES);
  expect([kept[0]?.about, kept.at(-1)?.about]).toEqual(['1', 'Test Person']);
  await database.close();
});
