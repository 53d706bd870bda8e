import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { VisitNote } from '#app/offline/desk/desk-rows';
import { deleteNote, keepNote, readNotes } from '#app/offline/desk/visit-notes';

/** The notes on this device. */
export const notesQuery = queryOptions({
  queryKey: ['desk', 'notes'],
  queryFn: readNotes,
  staleTime: 0,
});

/** The notes about one visit that are on this device, and what can be done with them. */
export function useVisitNotes(requestId: string) {
  const queryClient = useQueryClient();
  const { data } = useQuery(notesQuery);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: notesQuery.queryKey });
  return {
    isReady: data !== undefined,
    notes: data?.notes.filter((note) => note.requestId === requestId) ?? [],
    /** Keeps what has been typed so far. */
    keep: (note: VisitNote) => keepNote(note).finally(readAgain),
    remove: (id: string) => deleteNote(id).finally(readAgain),
  };
}
