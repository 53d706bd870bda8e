import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { saveDocument } from '#app/api/desk/content';
import { HttpError } from '#app/api/http';
import { formatTime } from '#app/desk/frame/format-time';
import { useNow } from '#app/desk/frame/use-now';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { Button } from '#app/ui/buttons/button';
import { toast } from '#app/ui/toasts/toast';
import { css } from '#styled/css';
import type { ContentVersionInfo } from '#domain/order/contracts/admin/content';
import { contentVersions, SHOWN_BY_CONTENT, type ContentDocument } from './content-document';

const DAY_MS = 86_400_000;

const TOO_LATE =
  'Nothing was undone: that is possible for a day. Look at the version before in the list below, and restore it.';

class TooLateError extends Error {
  override name = 'TooLateError';
}

/**
 * For a day after something was saved: takes it back by saving the version before once more. What is undone is always
 * the newest version that is shown; if there is a newer one, nothing happens but that it is shown.
 */
export function UndoNotice<Value, Edit>({ document }: { document: ContentDocument<Value, Edit> }) {
  const queryClient = useQueryClient();
  const now = useNow();
  const { data } = useQuery(contentVersions(document.name));
  const newest = data?.[0];
  const {
    mutate,
    isPending,
    error: refusal,
  } = useMutation({
    mutationFn: async ({ revision, savedAt }: { revision: number; savedAt: string }) => {
      // The notice may have stood here since yesterday.
      if (!isUndoable(savedAt, new Date())) throw new TooLateError();
      const before = document.version(revision - 1);
      const value = await queryClient.fetchQuery(before);
      const note = `Version ${revision} undone`;
      await asAdmin(() => saveDocument(document.name, { revision, note, value }));
    },
    onSuccess: (_nothing, { revision }) =>
      toast({ title: `Version ${revision} is undone. Visitors read what stood before it.` }),
    onError: (error) => {
      if (error instanceof TooLateError) {
        toast({ title: TOO_LATE, variant: 'destructive' });
        return;
      }
      const answer = error instanceof HttpError ? error.apiError : null;
      const isLate = answer?.code === 'desk_conflict';
      toast({
        title: isLate
          ? 'Nothing was undone: somebody has saved since. Look at the newest version first.'
          : (answer?.error ?? 'The server cannot be reached. Nothing was undone.'),
        variant: 'destructive',
      });
    },
    onSettled: () => queryClient.invalidateQueries(SHOWN_BY_CONTENT),
  });
  if (newest === undefined || newest.savedAt === null) return null;
  const { revision, savedAt } = newest;
  if (!isUndoable(savedAt, now) || refusal instanceof TooLateError) return null;
  return (
    <div className={row}>
      <p>
        Version {revision} was saved {savedWords(newest)}. Undoing it puts{' '}
        {revision === 1 ? 'what the program came with' : `version ${revision - 1}`} back.
      </p>
      <Button
        variant="line"
        size="dense"
        busy={isPending}
        disabled={isPending}
        onClick={() => mutate({ revision, savedAt })}
      >
        Undo version {revision}
      </Button>
    </div>
  );
}

/** Whether what was saved then (ISO 8601) can still be undone by a press: for 24 hours. Later, versions are restored. */
export function isUndoable(savedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(savedAt) <= DAY_MS;
}

/** "24 November 2026, 14:02, by Ann"; empty for what the program came with. */
function savedWords({ savedAt, by }: Pick<ContentVersionInfo, 'savedAt' | 'by'>): string {
  if (savedAt === null) return '';
  return `${formatTime(savedAt)}, by ${by === 'owner' ? 'the owner' : by}`;
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  marginBottom: '5',
  paddingBlock: '2',
  borderBlock: '1px solid {colors.line}',
});
