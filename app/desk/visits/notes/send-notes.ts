import { HttpError } from '#app/api/http';
import type { VisitNote } from '#app/offline/desk/desk-rows';
import { deleteNote, keepNote, readNotes } from '#app/offline/desk/visit-notes';
import type { SendOutcome } from '#domain/order/contracts/answers';

/** Our server will not take it, however often it is sent. */
const FINAL = new Set([400, 404, 413, 422]);

/** How notes and their photos are sent, each under its id: what is sent again is taken once. */
interface Senders {
  /** @throws HttpError; TypeError without a connection */
  note: (note: VisitNote) => Promise<unknown>;
  photo: (note: VisitNote, photo: VisitNote['photos'][number]) => Promise<SendOutcome<unknown>>;
}

/**
 * Sends the notes that wait, oldest first, each before its photos. What is refused stays with the reason; at the first
 * that cannot be sent now, the rest goes on waiting. Words never wait for photos that our server does not take now.
 *
 * @returns those that arrived
 */
export async function sendNotes(send: Senders): Promise<readonly VisitNote[]> {
  const { notes } = await readNotes();
  const arrived: VisitNote[] = [];
  let arePhotosTaken = true;
  for (const note of notes) {
    if (note.state === 'waiting') {
      const end = await sendWords(send, note);
      if (end === 'later') return arrived;
      if (end === 'refused') continue;
      arrived.push(note);
    }
    const isAccepted = note.state === 'waiting' || note.state === 'photos';
    if (!isAccepted || !arePhotosTaken) continue;
    const end = await sendPhotos(send, note);
    if (end === 'later') return arrived;
    // The words of other notes do not wait behind photos.
    if (end === 'no photos') arePhotosTaken = false;
  }
  return arrived;
}

type End = 'arrived' | 'later' | 'no photos' | 'refused';

async function sendWords(send: Senders, note: VisitNote): Promise<End> {
  try {
    await send.note(note);
  } catch (error) {
    const problem = refusalIn(error);
    if (problem === undefined) return 'later';
    await keepNote({ ...note, state: 'refused', problem });
    return 'refused';
  }
  if (note.photos.length > 0) await keepNote({ ...note, state: 'photos' });
  else await deleteNote(note.id);
  return 'arrived';
}

async function sendPhotos(send: Senders, note: VisitNote): Promise<End> {
  let left = note.photos;
  for (const photo of note.photos) {
    const outcome = await send.photo(note, photo);
    if (outcome.kind === 'retry') {
      const isServers = outcome.reason === 'server' || outcome.reason === 'busy';
      return isServers ? 'no photos' : 'later';
    }
    if (outcome.kind === 'refused') {
      const problem = `A photo was not taken: ${outcome.error.error}`;
      await keepNote({ ...note, photos: left, state: 'refused', problem });
      return 'refused';
    }
    left = left.filter(({ id }) => id !== photo.id);
    await keepNote({ ...note, photos: left, state: 'photos' });
  }
  if (note.photos.length > 0) await deleteNote(note.id);
  return 'arrived';
}

/** Why the server refused a note for good; undefined while it may take it later. */
function refusalIn(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || !FINAL.has(error.status)) return undefined;
  return error.apiError?.error;
}
