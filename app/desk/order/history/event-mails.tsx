import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendEventMailAgain } from '#app/api/desk/orders';
import { orderQuery } from '#app/desk/frame/order/order-queries';
import { refusalOf } from '#app/desk/frame/order/use-order-actions';
import { MAIL_WORDS } from '#app/desk/frame/requests/words';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { Button } from '#app/ui/buttons/button';
import { StatusChip } from '#app/ui/status-chip';
import { toast } from '#app/ui/toasts/toast';
import { css } from '#styled/css';
import type { MailRecipient } from '#domain/order/request-states';
import type { DeskEvent } from '#app/desk/frame/order/event-words';

interface Props extends Pick<DeskEvent, 'mails'> {
  /** Of the request. */
  id: string;
  event: string;
}

/** What has become of the mails about an event; one that may be lost can be resent. */
export function EventMails({ id, event, mails }: Props) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (to: MailRecipient) => asAdmin(() => sendEventMailAgain(id, event, to)),
    onError: (error) =>
      toast({ title: 'Not sent', description: refusalOf(error).words, variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderQuery(id).queryKey }),
  });
  if (mails.length === 0) return null;
  return (
    <ul className={list}>
      {mails.map(({ to, state, problem }) => (
        <li key={to}>
          <StatusChip status={TONES[state]}>
            Mail to {to === 'homeowner' ? 'the homeowner' : 'us'}: {MAIL_WORDS[state]}
          </StatusChip>
          {problem !== null && state !== 'sent' && <p className={muted}>{problem}</p>}
          {TONES[state] === 'attention' && (
            <Button variant="line" size="dense" disabled={isPending} onClick={() => mutate(to)}>
              Send again
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const TONES = {
  waiting: 'waiting',
  'handing-over': 'waiting',
  sent: 'received',
  refused: 'attention',
  unclear: 'attention',
} as const;

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '1',
  marginTop: '6px',
});

const muted = css({ color: 'textMuted', marginBlock: '1' });
