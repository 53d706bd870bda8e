import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isOnePress, type OnePressAct } from '#app/desk/frame/order/one-press-acts';
import { nextStep } from '#app/desk/frame/order/next-step';
import { orderQuery } from '#app/desk/frame/order/order-queries';
import { turnWords } from '#app/desk/frame/order/stage-words';
import { refusalOf } from '#app/desk/frame/order/use-order-acts';
import { toast } from '#app/ui/toasts/toast';

interface Step {
  id: string;
  which: OnePressAct;
}

/** Begins the next step of an order: in a dialog where a press is enough, otherwise where it is typed. */
export function useNextStep() {
  const [step, setStep] = useState<Step>();
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
