import { Link } from '@tanstack/react-router';
import type { OutboxStatus } from '#app/offline/outbox/outbox-status';
import { KEPT_ENQUIRIES_ID } from '#app/content/kept-enquiries-id';
import { AttentionIcon } from '#app/ui/icons/states/attention-icon';
import { ClockIcon } from '#app/ui/icons/states/clock-icon';
import { NoSignalIcon } from '#app/ui/icons/states/no-signal-icon';
import { ReceivedIcon } from '#app/ui/icons/states/received-icon';
import type { RequestKind } from '#domain/order/contracts/requests/request-kinds';
import { cx } from '#styled/css';
import { chip, banner, wrap } from '#styled/recipes';
import { notesOf } from './status-notes';

type Props = {
  online: boolean;
  /** What is still on this device, by kind. */
  kinds?: OutboxStatus['kinds'];
  /** The message that the phone has cleared waiting requests. */
  lostMessage?: string | null;
  /** The latest receipt of this visit as text: "MGR-7K4Q-2D, 16:42". */
  receipt?: { kind: RequestKind; words: string } | null;
};

/** Unsent requests first, then the connection; nothing while all is well. */
export function StatusBanner({ online, kinds, lostMessage, receipt }: Props) {
  const notes = kinds ? notesOf(kinds, online) : [];
  if (lostMessage) notes.push({ kind: 'quote', tone: 'attention', words: lostMessage });
  const quiet = online && notes.length === 0;
  if (quiet && receipt) {
    notes.push({ kind: receipt.kind, tone: 'received', words: `Received: ${receipt.words}` });
  }
  if (online && notes.length === 0) return null;
  // Both calls written out, so that the build can evaluate them.
  const styles = quiet ? banner({ tone: 'received' }) : banner({ tone: 'waiting' });
  return (
    <div className={styles.root}>
      <div className={cx(wrap(), styles.row)}>
        {notes.length > 0 && (
          <div className={styles.links}>
            {notes.map(({ kind, tone, words }) => (
              <Link
                key={kind + tone}
                className={cx(chip({ tone }), styles.link)}
                to={isQuote(kind) ? '/quotes' : '/contact'}
                {...(isQuote(kind) ? {} : { hash: KEPT_ENQUIRIES_ID })}
              >
                {ICONS[tone]}
                {words}
              </Link>
            ))}
          </div>
        )}
        {!online && (
          <p className={styles.text}>
            <NoSignalIcon />
            <span>
              <b>You are offline.</b> Keep designing
              <span className={styles.extra}>: everything is kept on this device</span>.
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

/** A quote request, or what is done on its page. */
function isQuote(kind: RequestKind): boolean {
  return kind === 'quote' || kind === 'follow';
}

const ICONS = { waiting: <ClockIcon />, attention: <AttentionIcon />, received: <ReceivedIcon /> };
