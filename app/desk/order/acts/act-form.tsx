import type { CompanyAction } from '#domain/order/case/actions';
import type { DeskOrder } from '#domain/order/contracts/admin/order';
import type { Act } from '#app/desk/frame/order/next-step';
import type { OrderActs } from '#app/desk/frame/order/use-order-acts';
import type { ActProps } from '#app/desk/frame/order/act-props';
import { Answer } from './answer';
import { BookVisit } from './book-visit';
import { CancelVisit } from './cancel-visit';
import { OfferTimes } from './offer-times';
import { OnePress } from '#app/desk/frame/order/one-press';
import { Place } from './place';
import { TellDates } from './tell-dates';

interface Props {
  act: Act;
  id: string;
  order: DeskOrder;
  acts: OrderActs;
  onDone: () => void;
}

/** The form of what the company can do to an order. */
export function ActForm({ act: which, id, order, acts, onDone }: Props) {
  const act = async (action: CompanyAction) => {
    const isDone = await acts.act(action);
    if (isDone) onDone();
    return isDone;
  };
  const props: ActProps = { id, order, busy: acts.busy, act, onCancel: onDone };
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
