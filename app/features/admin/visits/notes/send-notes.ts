import { HttpError } from '#app/api/http';
import type { VisitNote } from '#app/offline/desk/desk-rows';
import { deleteNote, keepNote, readNotes } from '#app/offline/desk/visit-notes';

/** Our server will not take it, however often it is sent. */
const FINAL = new Set([400, 404, 413, 422]);

/**
 * Sends the notes that wait, oldest first. One that is refused stays with the reason; at the first that cannot be
 * sent now, the rest goes on waiting.
 *
 * @param send makes the call, under the note's id as its key
 * @returns how many arrived
 */
export async function sendNotes(send: (note: VisitNote) => Promise<unknown>): Promise<number> {
  const { notes } = await readNotes();
  let arrived = 0;
  for (const note of notes.filter(({ state }) => state === 'waiting')) {
    try {
      await send(note);
    } catch (error) {
      const problem = refusalIn(error);
      if (problem === undefined) return arrived;
      await keepNote({ ...note, state: 'refused', problem });
      continue;
    }
    await deleteNote(note.id);
    arrived += 1;
  }
  return arrived;
}

/** Why the server refused a note for good; undefined while it may take it later. */
function refusalIn(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || !FINAL.has(error.status)) return undefined;
  return error.apiError?.error;
}
