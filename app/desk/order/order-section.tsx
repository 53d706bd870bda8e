import { useQuery } from '@tanstack/react-query';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import type { DeskOrder } from '#domain/order/contracts/admin/order';
import { isVisualisation } from '#domain/order/history/events';
import { VISUALISATION_PHOTOS } from '#domain/order/photos';
import { AskedPhotos } from './history/asked-photos';
import { OrderPanel } from './order-panel';
import { orderQuery } from '#app/desk/frame/order/order-queries';

interface Props {
  id: string;
  anonymous: boolean;
  /** Opens the form of the next step. */
  begins: boolean;
}

/** The order in a request's page: where it stands, what to do, and all that happened. */
export function OrderSection({ id, ...how }: Props) {
  const { data: order, isError, refetch } = useQuery(orderQuery(id));
  if (order !== undefined) {
    return (
      <>
        <OrderPanel id={id} order={order} {...how} />
        <InTheirPhoto id={id} events={order.events} />
      </>
    );
  }
  if (!isError) return <div className={waiting} />;
  return (
    <div className={failed} role="alert">
      <p>Where the order stands could not be loaded.</p>
      <Button variant="line" size="dense" onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}

/** The room in a photo of the garden, where one came with the request. */
function InTheirPhoto({ id, events }: { id: string; events: DeskOrder['events'] }) {
  const added = events.find(({ what }) => isVisualisation(what));
  if (!added) return null;
  return (
    <section aria-label="In a photo of the garden" className={css({ marginBlock: '4' })}>
      <AskedPhotos id={id} photos={added.photos} names={VISUALISATION_PHOTOS} />
    </section>
  );
}

/** About as high as what comes: the facts below stay where they are. */
const waiting = css({ minHeight: '168px' });

const failed = css({ display: 'grid', justifyItems: 'start', gap: '3', paddingBlock: '4' });
