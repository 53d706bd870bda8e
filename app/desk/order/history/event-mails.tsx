import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendEventMailAgain } from '#app/api/desk/orders';
import { orderQuery } from '#app/desk/frame/order/order-queries';
import { refusalOf } from '#app/desk/frame/order/use-order-actions';
import { MailFates } from '#app/desk/frame/requests/mail-fates';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { toast } from '#app/ui/toasts/toast';
import { css } from '#styled/css';
import type { MailRecipient } from '#domain/order/request-states';
import type { DeskEvent } from '#app/desk/frame/order/event-words';

interface Props extends Pick<DeskEvent, 'mails'> {
  /** Of the request. */
  id: string;
  event: string;
}

/** What has become of the mails about an event. */
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
    <div className={below}>
      <MailFates mails={mails} names={NAMES} busy={isPending} onSend={mutate} />
    </div>
  );
}

const NAMES = { homeowner: 'Mail to the homeowner', company: 'Mail to us' } as const;

const below = css({ marginTop: '6px' });
