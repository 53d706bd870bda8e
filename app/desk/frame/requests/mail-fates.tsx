import { useNow } from '#app/desk/frame/use-now';
import { Button } from '#app/ui/buttons/button';
import { StatusChip } from '#app/ui/status-chip';
import type { MailReport } from '#domain/order/contracts/admin/inbox';
import type { MailRecipient } from '#domain/order/request-states';
import { css } from '#styled/css';
import { mailTone, mailWords, sendWords } from './mail-words';

interface Props {
  mails: MailReport;
  /** What a message to each is called. */
  names: Readonly<Record<MailRecipient, string>>;
  busy: boolean;
  onSend: (to: MailRecipient) => void;
}

/** What has become of each message; one that has not left, or may be lost, can be sent. */
export function MailFates({ mails, names, busy, onSend }: Props) {
  const now = useNow();
  return (
    <ul className={list}>
      {mails.map((mail) => {
        const { to, state, problem } = mail;
        const send = sendWords(mail);
        return (
          <li key={to}>
            <StatusChip status={mailTone(mail)}>
              {names[to]}: {mailWords(mail, now)}
            </StatusChip>
            {problem !== null && state !== 'sent' && <p className={muted}>{problem}</p>}
            {send && (
              <Button variant="line" size="dense" disabled={busy} onClick={() => onSend(to)}>
                {send}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '2' });

const muted = css({ color: 'textMuted', marginBlock: '1', overflowWrap: 'anywhere' });
