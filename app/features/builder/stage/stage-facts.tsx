import { useFacts } from '#app/ui/company/use-facts';
import { metres } from '#domain/room/drawing/plan/metres';
import { formatFloor, formatMeasures, highestOutside } from '#domain/room/geometry/format-size';
import { pounds } from '#domain/text/money';
import { vatWords } from '#domain/design/estimate/vat-words';
import type { Price } from '#domain/design/pricing/price';
import type { Room } from '#domain/room/geometry/room';
import { stage } from '#styled/recipes';

interface Props {
  room: Room;
  /** The price of the example; null once the room is the visitor's own, or before there is a price list. */
  examplePrice: Price | null;
  example: boolean;
}

/** What the picture shows, in figures. */
export function StageFacts({ room, example, examplePrice }: Props) {
  // Whole or not at all: a price that came late would push the measures aside.
  if (example) return examplePrice && <ExampleFacts room={room} price={examplePrice} />;
  return (
    <p className={stage().facts}>
      <span>
        <b>{formatFloor(room.inside)}</b> inside
      </span>
      <span>{`${metres(highestOutside(room.roof))} high`}</span>
      <span>For scale, not included: garden, deck, furniture</span>
    </p>
  );
}

function ExampleFacts({ room, price }: { room: Room; price: Price }) {
  const { short } = vatWords(useFacts());
  return (
    <p className={stage().facts}>
      <span>
        <b>{formatMeasures(room)}</b> outside, in cedar with patio glass
      </span>
      <span>
        <b>{pounds(price.total)}</b> {short}, without garden or deck
      </span>
    </p>
  );
}
