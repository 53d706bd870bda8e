import type { ReactNode } from 'react';
import { MAIL_WORDS } from '#app/desk/frame/requests/words';
import { Button } from '#app/ui/buttons/button';
import { StatusChip } from '#app/ui/status-chip';
import type { MailReport } from '#domain/order/contracts/admin/inbox';
import type { MailRecipient, MailState } from '#domain/order/request-states';
import { css } from '#styled/css';

interface Props {
  mails: MailReport;
  busy: boolean;
  onSendAgain: (to: MailRecipient) => void;
}

/** The state of the two messages; one that may be lost can be resent. */
export function MailFacts({ mails, busy, onSendAgain }: Props) {
  if (mails.length === 0) return 'None';
  if (mails.every(({ state }) => state === 'sent')) {
    return <StatusChip status="received">Sent to both</StatusChip>;
  }
  return (
    <ul className={list}>
      {mails.map(({ to, state, problem }) => (
        <li key={to}>
          <StatusChip status={toneOf(state)}>
            {to === 'homeowner' ? 'Homeowner' : 'Company'}: {MAIL_WORDS[state]}
          </StatusChip>
          {problem !== null && state !== 'sent' && <p className={muted}>{problem}</p>}
          {(state === 'refused' || state === 'unclear') && (
            <Button variant="line" size="dense" disabled={busy} onClick={() => onSendAgain(to)}>
              Send again
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function toneOf(state: MailState): 'received' | 'waiting' | 'attention' {
  if (state === 'sent') return 'received';
  return state === 'refused' || state === 'unclear' ? 'attention' : 'waiting';
}

/** The known details of a request, under hairlines. Empty values are omitted. */
export function Facts({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl>
      {rows
        .filter(([, value]) => value !== '' && value !== null)
        .map(([term, value]) => (
          <div key={term} className={fact}>
            <dt className={quiet}>{term}</dt>
            <dd className={text}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const list = css({ display: 'grid', gap: '3' });

const muted = css({ color: 'textMuted', marginBlock: '1' });

const fact = css({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr)',
  gap: '3',
  paddingBlock: '9px',
  borderBottom: '1px solid {colors.line}',
});

const quiet = css({ color: 'textMuted' });

const text = css({ overflowWrap: 'anywhere' });
