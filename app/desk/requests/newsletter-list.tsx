import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { deleteSubscriber, searchInbox } from '#app/api/desk/inbox';
import { HttpError } from '#app/api/http';
import { Spinner } from '#app/desk/frame/page/spinner';
import { ExportButton } from '#app/desk/frame/requests/export-button';
import { SearchBox, useSettled } from '#app/desk/frame/requests/search-box';
import { formatCount, shortMoment } from '#app/desk/frame/requests/words';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { Button } from '#app/ui/buttons/button';
import { IconButton } from '#app/ui/buttons/icon-button';
import { Dialog } from '#app/ui/dialog';
import { BinIcon } from '#app/ui/icons/bin-icon';
import { toast } from '#app/ui/toasts/toast';
import {
  foundSubscribersSchema,
  type NewsletterSubscriber,
} from '#domain/order/contracts/admin/newsletter-subscribers';
import { css } from '#styled/css';
import { dialog } from '#styled/recipes';

/** Opens the newsletter addresses over the enquiries: they are few and seldom looked at. */
export function NewsletterList() {
  const [open, setOpen] = useState(false);
  const [asked, ask] = useState<{ id: string; email: string }>();
  const close = () => {
    setOpen(false);
    ask(undefined);
  };
  return (
    <>
      <Button variant="line" size="dense" onClick={() => setOpen(true)}>
        Newsletter list
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={asked === undefined ? 'Newsletter list' : 'Remove this address?'}
      >
        {asked === undefined ? (
          <Subscribers onRemove={ask} />
        ) : (
          <RemoveSubscriber subscriber={asked} onDone={() => ask(undefined)} />
        )}
      </Dialog>
    </>
  );
}

/** The newsletter addresses, newest first, each with a remove button. */
function Subscribers({ onRemove }: { onRemove: (row: NewsletterSubscriber) => void }) {
  const [letters, setLetters] = useState('');
  const { data: found, isError, refetch } = useSubscribers(useSettled(letters));
  const top = useRef<HTMLParagraphElement>(null);
  const isThere = found !== undefined;
  useEffect(() => {
    if (isThere) top.current?.focus();
  }, [isThere]);
  if (found === undefined && !isError) return <Spinner label="Loading the list" />;
  if (found === undefined) {
    return (
      <div className={failure} role="alert">
        <p>The list could not be loaded.</p>
        <Button variant="line" size="dense" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  const { rows, all } = found;
  return (
    <>
      <p ref={top} tabIndex={-1} className={count}>
        {all === 1 ? '1 address' : `${formatCount(all)} addresses`}
      </p>
      <div className={tools}>
        <SearchBox value={letters} onChange={setLetters} placeholder="Find an address" />
        <ExportButton path="/api/newsletter/export.csv">Export addresses</ExportButton>
      </div>
      {rows.length === 0 && (
        <p className={count}>{all === 0 ? 'Nobody has signed up yet.' : 'No address matches.'}</p>
      )}
      <ul className={list} aria-label="Addresses">
        {rows.map((row) => (
          <li key={row.id} className={line}>
            <span className={address}>{row.email}</span>
            <time dateTime={row.createdAt} className={count}>
              {shortMoment(row.createdAt)}
            </time>
            <IconButton label={`Remove ${row.email}`} onClick={() => onRemove(row)}>
              <BinIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      {found.count > rows.length && (
        <p className={count}>The newest {rows.length}. Look for an older one above.</p>
      )}
    </>
  );
}

interface Props {
  subscriber: { id: string; email: string };
  onDone: () => void;
}

/** Asks before removing an address, in place of the list. */
function RemoveSubscriber({ subscriber: { id, email }, onDone }: Props) {
  const { remove, removing } = useSubscriberRemoval();
  const keep = useRef<HTMLButtonElement>(null);
  // The button that was pressed has gone, so focus the safe answer.
  useEffect(() => keep.current?.focus(), []);
  return (
    <>
      <p className={words}>
        <strong>{email}</strong> is removed for good, from the backups too.
      </p>
      <div className={dialog().actions}>
        <Button variant="line" ref={keep} onClick={onDone}>
          Keep it
        </Button>
        <Button variant="danger" busy={removing} onClick={() => remove(id, { onSettled: onDone })}>
          Remove
        </Button>
      </div>
    </>
  );
}

const PATH = '/api/newsletter';

/** The newest newsletter addresses with these letters. */
function useSubscribers(letters: string) {
  return useQuery({
    queryKey: [PATH, letters],
    queryFn: ({ signal }) =>
      asAdmin(() => searchInbox(PATH, { letters }, foundSubscribersSchema, signal)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** How to remove a newsletter address. */
function useSubscriberRemoval() {
  const queryClient = useQueryClient();
  const removal = useMutation({
    mutationFn: (id: string) => asAdmin(() => deleteSubscriber(id)),
    onError: (error) => toast({ ...wordsFor(error), variant: 'destructive' }),
    // Also after a failure: somebody else may have removed it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [PATH] }),
  });
  return { remove: removal.mutate, removing: removal.isPending };
}

function wordsFor(error: unknown): { title: string; description: string } {
  const description =
    error instanceof HttpError && error.apiError !== null
      ? error.apiError.error
      : 'The server cannot be reached. Please try again.';
  return { title: 'The address was not removed', description };
}

const count = css({ color: 'textMuted', fontSize: '0.875rem', whiteSpace: 'nowrap' });

const tools = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginBlock: '3' });

const list = css({
  maxHeight: 'min(420px, 45svh)',
  overflowY: 'auto',
  borderTop: '1px solid {colors.line}',
});

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  borderBottom: '1px solid {colors.line}',
});

const address = css({ marginRight: 'auto', minWidth: '0', overflowWrap: 'anywhere' });

const failure = css({ display: 'grid', justifyItems: 'start', gap: '4', paddingBlock: '4' });

const words = css({ marginTop: '2', overflowWrap: 'anywhere' });
