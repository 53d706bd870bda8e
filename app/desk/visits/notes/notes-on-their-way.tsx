import { useSendNotes } from './use-send-notes';

/** Renders nothing: sends what was written without a signal, on whichever screen one is. */
export function NotesOnTheirWay() {
  useSendNotes();
  return null;
}
