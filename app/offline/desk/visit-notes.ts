import * as z from 'zod/mini';
import { withDesk } from './desk-database';
import { visitNoteSchema, type VisitNote } from './desk-rows';

/** All notes, oldest first, and how many rows cannot be read: those stay where they are. */
export function readNotes(): Promise<{ notes: VisitNote[]; unreadable: number }> {
  return withDesk(async (database) => {
    const read = (await database.getAll('notes')).map((row) => z.safeParse(visitNoteSchema, row));
    const notes = read.flatMap((one) => (one.success ? [one.data] : []));
    return {
      notes: notes.toSorted((one, other) => (one.at < other.at ? -1 : 1)),
      unreadable: read.length - notes.length,
    };
  });
}

/** Resolves once the note is on disk; it takes the place of the one with its id. */
export async function keepNote(note: VisitNote): Promise<void> {
  await withDesk(async (database) => {
    const { store, done } = database.transaction('notes', 'readwrite', { durability: 'strict' });
    await Promise.all([store.put(note), done]);
  });
}

export async function deleteNote(id: string): Promise<void> {
  await withDesk((database) => database.delete('notes', id));
}
