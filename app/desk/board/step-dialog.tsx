import { useQuery } from '@tanstack/react-query';
import { Dialog } from '#app/ui/dialog';
import { css } from '#styled/css';
import type { DeskOrder } from '#domain/order/contracts/admin/order';
import { OnePress } from '#app/desk/frame/order/one-press';
import type { OnePressAct } from '#app/desk/frame/order/one-press-acts';
import { RefusalNote } from '#app/desk/frame/order/refusal-note';
import { ACT_WORDS } from '#app/desk/frame/order/next-step';
import { orderQuery } from '#app/desk/frame/order/order-queries';
import { useOrderActs } from '#app/desk/frame/order/use-order-acts';

interface Props {
  id: string;
  which: OnePressAct;
  onClose: () => void;
}

/** A step that needs only a deliberate press, from the board. */
export function StepDialog({ id, which, onClose }: Props) {
  const { data: order } = useQuery(orderQuery(id));
  if (order === undefined) return null;
  return (
    <Dialog open onClose={onClose} size="small" title={ACT_WORDS[which]}>
      <Step id={id} which={which} order={order} onClose={onClose} />
    </Dialog>
  );
}

function Step({ id, which, order, onClose }: Props & { order: DeskOrder }) {
  const { act, busy, refused } = useOrderActs(id, order);
  return (
    <div className={body}>
      <OnePress
        id={id}
        which={which}
        order={order}
        busy={busy}
        onCancel={onClose}
        act={async (action) => {
          const isDone = await act(action);
          if (isDone) onClose();
          return isDone;
        }}
      />
      <RefusalNote refused={refused} events={order.events} />
    </div>
  );
}

const body = css({ textStyle: 'small', marginTop: '3' });
