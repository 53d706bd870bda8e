import { Link } from '@tanstack/react-router';
import type { OutboxItem, UnsentFollow } from '#app/offline/outbox/outbox-entry';
import { StatusChip } from '#app/ui/status-chip';
import { css } from '#styled/css';

/** What each answer is called; one that a newer version of the site made is simply an answer. */
const NAMES: Readonly<Record<string, string>> = {
  'time-chosen': 'Your choice of a time for our visit',
  'time-wished': 'Your words on when a visit suits you',
  'visit-called-off': 'Your cancelling of our visit',
  asked: 'Your question',
  'place-given': 'The address of your garden',
  accepted: 'Your acceptance of the written quote',
  declined: 'Your answer to the written quote',
  'renewal-asked': 'Your wish for a renewed quote',
  withdrawn: 'Your withdrawal',
};

/** What was done on the pages of requests and is still here: a line each, which leads to its page. */
export function WaitingAnswers({ items }: { items: readonly OutboxItem[] }) {
  const waiting = items.filter(isWaiting);
  if (waiting.length === 0) return null;
  return (
    <ul className={list} aria-label="Answers that are still on this device">
      {waiting.map(({ id, state, summary, request }) => (
        <li key={id} className={row}>
          <StatusChip status={state} />
          {request.action['visualisation'] === true ? (
            // It goes with the request, which may have no page yet.
            <span>Your room in your photo</span>
          ) : (
            <Link to="/follow" hash={request.token} className={link}>
              {NAMES[summary.action.kind] ?? 'Your answer'}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function isWaiting(item: OutboxItem): item is UnsentFollow & { unreadable?: undefined } {
  return !item.unreadable && item.kind === 'follow' && item.state !== 'received';
}

const list = css({ marginBottom: '8', borderTop: '1px solid {colors.text}' });

// A link that moved as its state changes would be missed by a press.
const row = css({
  display: 'grid',
  gridTemplateColumns: { sm: '12rem minmax(0, 1fr)' },
  alignItems: 'center',
  paddingBlock: '2',
  borderBottom: '1px solid {colors.line}',
});

const link = css({ textDecoration: 'underline', textUnderlineOffset: '3px', paddingBlock: '2' });
