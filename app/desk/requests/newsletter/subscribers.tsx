import { useEffect, useRef, useState } from 'react';
import { Spinner } from '#app/desk/frame/page/spinner';
import { Button } from '#app/ui/buttons/button';
import { IconButton } from '#app/ui/buttons/icon-button';
import { BinIcon } from '#app/ui/icons/bin-icon';
import type { NewsletterSubscriber } from '#domain/order/contracts/admin/newsletter-subscribers';
import { css } from '#styled/css';
import { ExportButton } from '#app/desk/frame/requests/export-button';
import { useSettled } from '#app/desk/frame/requests/use-settled';
import { SearchBox } from '#app/desk/frame/requests/search-box';
import { useSubscribers } from './use-subscribers';
import { formatCount, shortMoment } from '#app/desk/frame/requests/words';

/** The newsletter addresses, newest first, each with a remove button. */
export function Subscribers({ onRemove }: { onRemove: (row: NewsletterSubscriber) => void }) {
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
