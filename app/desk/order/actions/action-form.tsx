import type { CompanyAction } from '#domain/order/history/actions';
import type { DeskOrder } from '#domain/order/contracts/admin/order';
import type { DeskAction } from '#app/desk/frame/order/next-step';
import type { OrderActions } from '#app/desk/frame/order/use-order-actions';
import type { ActionProps } from '#app/desk/frame/order/action-props';
import { Answer } from './answer';
import { BookVisit } from './book-visit';
import { CancelVisit } from './cancel-visit';
import { OfferTimes } from './offer-times';
import { OnePress } from '#app/desk/frame/order/one-press';
import { Place } from './place';
import { TellDates } from './tell-dates';

interface Props {
  action: DeskAction;
  id: string;
  order: DeskOrder;
  actions: OrderActions;
  onDone: () => void;
}

/** The form of what the company can do to an order. */
export function ActionForm({ action: which, id, order, actions, onDone }: Props) {
  const takeAction = async (action: CompanyAction) => {
    const isDone = await actions.takeAction(action);
    if (isDone) onDone();
    return isDone;
  };
  const props: ActionProps = {
    id,
    order,
    isMailSetUp: order.isMailSetUp,
    busy: actions.busy,
    takeAction,
    onCancel: onDone,
  };
  switch (which) {
    case 'offer':
      return <OfferTimes {...props} />;
    case 'book':
      return <BookVisit {...props} />;
    case 'cancel':
      return <CancelVisit {...props} />;
    case 'answer':
      return <Answer {...props} />;
    case 'plan':
      return <TellDates {...props} />;
    case 'place':
      return <Place {...props} />;
    case 'held':
    case 'workshop':
    case 'site':
    case 'handed-over':
    case 'link':
      return <OnePress {...props} which={which} />;
    case 'quote':
      // A screen of its own.
      return null;
  }
}
