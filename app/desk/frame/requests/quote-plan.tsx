import { PlanDrawing } from '#app/room/drawing/plan-drawing';
import { countsOf } from '#domain/room/options/counts';
import { css } from '#styled/css';
import type { DeskQuoteRequest } from '#domain/order/contracts/admin/desk-quote-request';

/** The plan of the room that was asked for; none where its size is no longer known. */
export function QuotePlan({ quote }: { quote: DeskQuoteRequest }) {
  const { size, roomType, placement } = quote;
  if (size === null) return null;
  return (
    <div className={plan}>
      <PlanDrawing
        width={size.width}
        depth={size.depth}
        roomType={roomType}
        {...countsOf(quote)}
        placement={placement}
        fit="inline"
      />
    </div>
  );
}

const plan = css({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  padding: '4',
  background: 'sunken',
});
