import { pounds } from '#domain/pricing/money';
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
  const { width, depth, inside, roof } = room;
  if (example)
    return (
      <p className={stage().facts}>
        <span>
          <b>{`${width}\u00a0m × ${depth}\u00a0m`}</b> in cedar with patio glass
        </span>
        {examplePrice && (
          <span>
            <b>{pounds(examplePrice.total)}</b> as drawn
          </span>
        )}
      </p>
    );
  return (
    <p className={stage().facts}>
      <span>
        <b>{`${(inside.width * inside.depth).toFixed(1)}\u00a0m²`}</b> inside
      </span>
      <span>{`${roof.highest.toFixed(2)}\u00a0m high`}</span>
      <span>Garden and furniture: for scale</span>
    </p>
  );
}
