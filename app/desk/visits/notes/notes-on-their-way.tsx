import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sendAction } from '#app/api/desk/orders';
import { sendPhoto } from '#app/api/send-photo';
import { REQUESTS_KEY } from '#app/desk/frame/order/order-queries';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import type { VisitNote } from '#app/offline/desk/desk-rows';
import { toast } from '#app/ui/toasts/toast';
import { sendNotes } from './send-notes';
import { notesQuery } from '#app/desk/frame/device/use-visit-notes';

/** Renders nothing: sends what was written without a signal, on whichever screen one is. */
export function NotesOnTheirWay() {
  useSendNotes();
  return null;
}

const HALF_A_MINUTE = 30_000;

/** Sends the notes that wait on this device: at once, when the signal is back, and every half a minute. */
function useSendNotes(): void {
  const queryClient = useQueryClient();
  const { data } = useQuery(notesQuery);
  const waiting =
    data?.notes.filter(({ state }) => state === 'waiting' || state === 'photos').length ?? 0;
  const { mutate } = useMutation({
    // One after another.
    scope: { id: 'notes' },
    mutationFn: () =>
      sendNotes({ note: (note) => asAdmin(() => sendNote(note)), photo: sendPhotoOf }),
    onSuccess: (arrived) => {
      if (arrived.length > 0) toast({ title: arrivedWords(arrived) });
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: REQUESTS_KEY });
      return queryClient.invalidateQueries({ queryKey: notesQuery.queryKey });
    },
  });
  useEffect(() => {
    if (waiting === 0) return;
    const send = () => mutate();
    send();
    const timer = setInterval(send, HALF_A_MINUTE);
    addEventListener('online', send);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, [waiting, mutate]);
}

/** "Call logged", "Note sent", "3 notes sent". */
function arrivedWords({ length, 0: only }: readonly VisitNote[]): string {
  if (length > 1) return `${length} notes sent`;
  return only?.call === undefined ? 'Note sent' : 'Call logged';
}

function sendNote({ id, requestId, text, call, photos }: VisitNote) {
  const more = {
    ...(call !== undefined && { call }),
    ...(photos.length > 0 && { photos: photos.map((photo) => photo.id) }),
  };
  return sendAction(requestId, id, { over: 0, action: { kind: 'noted', text, ...more } });
}

function sendPhotoOf({ requestId }: VisitNote, photo: VisitNote['photos'][number]) {
  const options = { stop: new AbortController().signal, onPart: () => undefined };
  return sendPhoto({ ...photo, to: { kind: 'note', requestId } }, options);
}
