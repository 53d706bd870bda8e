import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ACTION_WORDS, nextStep } from '#app/desk/frame/order/next-step';
import { isOnePress, OnePress, type OnePressAction } from '#app/desk/frame/order/one-press';
import { orderQuery } from '#app/desk/frame/order/order-queries';
import { RefusalNote } from '#app/desk/frame/order/refusal-note';
import { turnWords } from '#app/desk/frame/order/stage-words';
import { refusalOf, useOrderActions } from '#app/desk/frame/order/use-order-actions';
import { Dialog } from '#app/ui/dialog';
import { toast } from '#app/ui/toasts/toast';
import type { DeskOrder } from '#domain/order/contracts/admin/order';
import { css } from '#styled/css';

interface Props {
  id: string;
  which: OnePressAction;
  onClose: () => void;
}

/** A step that needs only a deliberate press, from the board. */
export function StepDialog({ id, which, onClose }: Props) {
  const { data: order } = useQuery(orderQuery(id));
  if (order === undefined) return null;
  return (
    <Dialog open onClose={onClose} size="small" title={ACTION_WORDS[which]}>
      <Step id={id} which={which} order={order} onClose={onClose} />
    </Dialog>
  );
}

function Step({ id, which, order, onClose }: Props & { order: DeskOrder }) {
  const { takeAction, busy, refusal } = useOrderActions(id, order);
  return (
    <div className={body}>
      <OnePress
        id={id}
        which={which}
        order={order}
        isMailSetUp={order.isMailSetUp}
        busy={busy}
        onCancel={onClose}
        takeAction={async (action) => {
          const isDone = await takeAction(action);
          if (isDone) onClose();
          return isDone;
        }}
      />
      <RefusalNote refusal={refusal} events={order.events} />
    </div>
  );
}

interface Begun {
  id: string;
  which: OnePressAction;
}

/** Begins the next step of an order: in a dialog where a press is enough, otherwise where it is typed. */
export function useNextStep() {
  const [step, setStep] = useState<Begun>();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const begin = async (id: string) => {
    try {
      const { follow } = await queryClient.fetchQuery(orderQuery(id));
      const which = nextStep(follow, new Date());
      if (which === undefined) toast({ title: 'Nothing to do', description: turnWords(follow) });
      else if (isOnePress(which)) setStep({ id, which });
      else {
        const open = which === 'quote' ? { quote: 'draft' } : { step: true };
        await navigate({ to: '/admin/quotes', search: { request: id, ...open } });
      }
    } catch (error) {
      toast({ title: 'Not opened', description: refusalOf(error).words, variant: 'destructive' });
    }
  };
  return { step, begin, end: () => setStep(undefined) };
}

const body = css({ textStyle: 'small', marginTop: '3' });
