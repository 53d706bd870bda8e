import { useEffect, useRef, useState } from 'react';
import { Spinner } from '#app/features/admin/frame/spinner';
import { Button } from '#app/ui/buttons/button';
import { IconButton } from '#app/ui/buttons/icon-button';
import { BinIcon } from '#app/ui/icons/bin-icon';
import type { NewsletterSubscriber } from '#domain/contracts/newsletter-subscribers';
import { css } from '#styled/css';
import { ExportButton } from '#app/features/admin/requests/export-button';
import { SearchBox } from '#app/features/admin/requests/search-box';
import { useSubscribers } from './use-subscribers';
import { shortMoment } from '#app/features/admin/requests/words';

/** More than anyone reads at once; the search covers all of them. */
const SHOWN = 100;

/** The newsletter addresses, newest first, each with a remove button. */
export function Subscribers({ onRemove }: { onRemove: (row: NewsletterSubscriber) => void }) {
  const { data: rows, isError, refetch } = useSubscribers();
  const [words, setWords] = useState('');
  const top = useRef<HTMLParagraphElement>(null);
  const isThere = rows !== undefined;
  useEffect(() => {
    if (isThere) top.current?.focus();
  }, [isThere]);
  if (rows === undefined && !isError) return <Spinner label="Loading the list" />;
  if (rows === undefined) {
    return (
      <div className={failure} role="alert">
        <p>The list could not be loaded.</p>
        <Button variant="line" size="dense" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  const wanted = words.trim().toLowerCase();
  const found = rows.toReversed().filter(({ email }) => email.toLowerCase().includes(wanted));
  return (
    <>
      <p ref={top} tabIndex={-1} className={count}>
        {rows.length === 1 ? '1 address' : `${rows.length} addresses`}
      </p>
      <div className={tools}>
        <SearchBox value={words} onChange={setWords} placeholder="Find an address" />
        <ExportButton path="/api/newsletter/export.csv">Export addresses</ExportButton>
      </div>
      {found.length === 0 && (
        <p className={count}>
          {rows.length === 0 ? 'Nobody has signed up yet.' : 'No address has these letters.'}
        </p>
      )}
      <ul className={list} aria-label="Addresses">
        {found.slice(0, SHOWN).map((row) => (
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
      {found.length > SHOWN && (
        <p className={count}>The newest {SHOWN}. Look for an older one above.</p>
      )}
    </>
  );
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
