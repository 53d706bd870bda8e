import type { ReactNode } from 'react';
import { MailFates } from '#app/desk/frame/requests/mail-fates';
import { StatusChip } from '#app/ui/status-chip';
import type { MailReport } from '#domain/order/contracts/admin/inbox';
import type { MailRecipient } from '#domain/order/request-states';
import { css } from '#styled/css';

interface Props {
  mails: MailReport;
  busy: boolean;
  onSend: (to: MailRecipient) => void;
}

const NAMES = { homeowner: 'Homeowner', company: 'Company' } as const;

/** The state of the two messages. */
export function MailFacts({ mails, ...rest }: Props) {
  if (mails.length === 0) return <>None</>;
  if (mails.every(({ state }) => state === 'sent')) {
    return <StatusChip status="received">Sent to both</StatusChip>;
  }
  return <MailFates mails={mails} names={NAMES} {...rest} />;
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

const fact = css({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr)',
  gap: '3',
  paddingBlock: '9px',
  borderBottom: '1px solid {colors.line}',
});

const quiet = css({ color: 'textMuted' });

const text = css({ overflowWrap: 'anywhere' });
