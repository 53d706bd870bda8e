import { metres } from '#domain/drawing/plan/metres';
import { formatFloor, formatMeasures, highestOutside } from '#domain/geometry/format-size';
import { pounds } from '#domain/pricing/money';
import { VAT_WORDS } from '#domain/estimate/price-scope';
import type { Price } from '#domain/pricing/price';
import type { Room } from '#domain/geometry/room';
import { stage } from '#styled/recipes';

interface Props {
  room: Room;
  /** The price of the example; null once the room is the visitor's own, or without a price list. */
  examplePrice: Price | null;
  example: boolean;
}

/** What the picture shows, in figures. */
export function StageFacts({ room, example, examplePrice }: Props) {
  if (example)
    return (
      <p className={stage().facts}>
        <span>
          <b>{formatMeasures(room)}</b> outside, in cedar with patio glass
        </span>
        {examplePrice && (
          <span>
            <b>{pounds(examplePrice.total)}</b> {VAT_WORDS.short}, as drawn
          </span>
        )}
      </p>
    );
  return (
    <p className={stage().facts}>
      <span>
        <b>{formatFloor(room.inside)}</b> inside
      </span>
      <span>{`${metres(highestOutside(room.roof))} high`}</span>
      <span>Garden and furniture: for scale</span>
    </p>
  );
}
