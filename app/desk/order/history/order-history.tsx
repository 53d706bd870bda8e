import { useQuery } from '@tanstack/react-query';
import { orderQuery } from '#app/desk/frame/order/order-queries';
import { History } from './history';

/** The history of a request, once its order is there. */
export function OrderHistory({ id, receivedAt }: { id: string; receivedAt: string }) {
  const { data } = useQuery(orderQuery(id));
  return data && <History id={id} events={data.events} receivedAt={receivedAt} />;
}
