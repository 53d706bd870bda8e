import { useState } from 'react';
import { keptEnquiries } from '#app/content/page-words/contact-page';
import { deleteEntry } from '#app/offline/outbox/delete-entry';
import type { EnquiryEntry } from '#app/offline/outbox/enquiries-of';
import type { UnsentEnquiry } from '#app/offline/outbox/outbox-entry';
import { sendNow } from '#app/pwa/outbox/wake-outbox';
import { Button } from '#app/ui/buttons/button';
import { StatusChip } from '#app/ui/status-chip';
import { toast } from '#app/ui/toasts/toast';
import { css } from '#styled/css';

interface Props {
  entry: EnquiryEntry;
  onCorrect: (enquiry: UnsentEnquiry) => void;
}

/** One enquiry or sign-up on this device: its state and the possible actions. */
export function KeptEnquiry({ entry, onCorrect }: Props) {
  const problem = entry.state === 'attention' ? entry.lastProblem?.message : undefined;
  return (
    <li className={row} data-state={entry.state}>
      <div className={css({ flex: '1 1 16rem' })}>
        <StatusChip status={entry.state} />
        <h3 className={css({ textStyle: 'label', marginTop: '1' })}>{titleOf(entry)}</h3>
        <p className={css({ textStyle: 'small', color: 'textMuted' })}>
          {problem ?? timeOf(entry)}
        </p>
      </div>
      {entry.state !== 'sending' && <Actions entry={entry} onCorrect={onCorrect} />}
    </li>
  );
}

function Actions({ entry, onCorrect }: Props) {
  const { words } = keptEnquiries;
  const [isAsking, setAsking] = useState(false);
  if (isAsking) {
    return (
      <div className={actions}>
        <Button size="compact" onClick={() => void remove(entry.id)}>
          {words.deleteForGood}
        </Button>
        <Button size="compact" variant="line" onClick={() => setAsking(false)}>
          {words.keep}
        </Button>
      </div>
    );
  }
  return (
    <div className={actions}>
      {entry.state === 'attention' && entry.kind === 'enquiry' && (
        <Button size="compact" onClick={() => onCorrect(entry)}>
          {words.correct}
        </Button>
      )}
      {entry.state !== 'received' && (
        <Button size="compact" variant="line" onClick={() => void send(entry.id)}>
          {words.send}
        </Button>
      )}
      <Button size="compact" variant="line" onClick={() => setAsking(true)}>
        {words.delete}
      </Button>
    </div>
  );
}

/** The entry itself shows the result. */
async function send(id: string) {
  await sendNow(id).catch(() => undefined);
}

async function remove(id: string) {
  const isDeleted = await deleteEntry(id).catch(() => false);
  if (!isDeleted) toast({ title: keptEnquiries.words.notDeleted, variant: 'destructive' });
}

function titleOf(entry: EnquiryEntry): string {
  if (entry.kind === 'newsletter') return keptEnquiries.newsletter;
  const { projectType } = entry.summary;
  return [keptEnquiries.enquiry, projectType].filter(Boolean).join(', ');
}

function timeOf(entry: EnquiryEntry): string {
  const { words } = keptEnquiries;
  const [what, when] =
    entry.state === 'received'
      ? [words.received, entry.receivedAt]
      : [words.saved, entry.createdAt];
  return `${what} ${new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(when)}`;
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '4',
  paddingBlock: '4',
  borderBottom: '1px solid {colors.line}',
});

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
