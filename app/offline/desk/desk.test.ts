import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { STARTER_CALENDAR } from '#domain/order/visits/visit-calendar';
import { withDesk } from './desk-database';
import type { KeptDay, VisitNote } from './desk-rows';
import { forgetDays, keepDay, readKeptDays } from './kept-days';
import { deleteNote, keepNote, readNotes } from './visit-notes';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const aDay = (day: string): KeptDay => ({
  day,
  keptAt: '2026-12-01T07:30:00.000Z',
  visits: [],
  calendar: STARTER_CALENDAR,
  requests: {},
});

const aNote = (changes: Partial<VisitNote> = {}): VisitNote => ({
  id: '00000000-0000-4000-8000-000000000001',
  requestId: '10000000-0000-4000-8000-000000000000',
  text: 'Gate: 92 cm',
  at: '2026-12-01T09:00:00.000Z',
  state: 'waiting',
  problem: '',
  photos: [],
  ...changes,
});

const days = async (today: string) => (await readKeptDays(today)).map(({ day }) => day);

describe('the days taken along', () => {
  it('are there in order until they are over, and then gone for good', async () => {
    for (const day of ['2026-12-03', '2026-12-01', '2026-12-02']) await keepDay(aDay(day));
    expect(await days('2026-12-02')).toEqual(['2026-12-02', '2026-12-03']);
    expect(await days('2026-12-01')).toEqual(['2026-12-02', '2026-12-03']);
  });

  it('are kept once each, and forgotten one by one or together', async () => {
    await keepDay(aDay('2026-12-01'));
    await keepDay({ ...aDay('2026-12-01'), keptAt: '2026-12-01T08:00:00.000Z' });
    expect(await readKeptDays('2026-12-01')).toMatchObject([
      { keptAt: '2026-12-01T08:00:00.000Z' },
    ]);
    await keepDay(aDay('2026-12-02'));
    await forgetDays('2026-12-01');
    expect(await readKeptDays('2026-12-01')).toMatchObject([{ day: '2026-12-02' }]);
    await forgetDays();
    expect(await readKeptDays('2026-12-01')).toEqual([]);
  });

  it('are not shown where another version of the app has written them', async () => {
    await withDesk((database) => database.put('days', { ...aDay('2026-12-01'), keptAt: 'soon' }));
    expect(await readKeptDays('2026-12-01')).toEqual([]);
  });
});

describe('the notes on this device', () => {
  it('keep what was typed last, however fast it was typed', async () => {
    const typed = Array.from({ length: 30 }, (_, n) =>
      aNote({ state: 'draft', text: 'x'.repeat(n) }),
    );
    await Promise.all([...typed, aNote()].map(keepNote));
    expect((await readNotes()).notes).toEqual([aNote()]);
  });

  it('are read oldest first; one that cannot be read is counted, and stays', async () => {
    const id = '00000000-0000-4000-8000-000000000002';
    await keepNote(aNote());
    await keepNote(aNote({ id, at: '2026-12-01T08:00:00.000Z' }));
    await withDesk((database) => database.put('notes', { ...aNote(), id: 'of another version' }));
    const { notes, unreadable } = await readNotes();
    expect([notes.map((note) => note.id), unreadable]).toEqual([[id, aNote().id], 1]);
    await deleteNote(id);
    expect(await readNotes()).toEqual({ notes: [aNote()], unreadable: 1 });
  });
});
