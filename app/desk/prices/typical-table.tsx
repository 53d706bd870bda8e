import type { PricingConfiguration } from '#domain/room/options/configuration';
import { pounds } from '#domain/text/money';
import { NOT_OFFERED } from './format-amount';
import { comparison } from './saving/changes-table';
import { typicalPrices } from './typical-rooms';

/** The prices of five typical rooms under two documents. */
export function TypicalTable({
  before,
  after,
}: {
  before: PricingConfiguration;
  after: PricingConfiguration;
}) {
  return (
    <table className={comparison} aria-label="Five typical rooms">
      <thead>
        <tr>
          <th scope="col">Five typical rooms</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {typicalPrices(before, after).map((room) => (
          <tr key={room.words}>
            <td>{room.words}</td>
            <td>{words(room.before)}</td>
            <td>{room.after === room.before ? 'the same' : words(room.after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function words(price: number | null): string {
  return price === null ? NOT_OFFERED : pounds(price);
}
