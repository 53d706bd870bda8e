import { css } from '#styled/css';
import type { Change } from '#app/desk/frame/document/desk-document';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { pounds } from '#domain/text/money';
import { NOT_OFFERED } from './format-amount';
import { typicalPrices } from './typical-rooms';

/** The differences, old beside new. */
export function ChangesTable({
  changes,
  caption,
}: {
  changes: readonly Change[];
  caption: string;
}) {
  if (changes.length === 0) return <p className={empty}>No differences.</p>;
  return (
    <table className={comparison} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ key, label, before, after }) => (
          <tr key={key}>
            <td>{label}</td>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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

const empty = css({ color: 'textMuted', paddingBlock: '3' });

/** Names on the left, two columns of figures on the right. */
const comparison = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    paddingBlock: '2',
    paddingLeft: '3',
    borderBottom: '1px solid {colors.line}',
    textAlign: 'right',
    whiteSpace: 'nowrap',
    verticalAlign: 'top',
  },
  '& th': {
    fontSize: '0.8125rem',
    fontWeight: '500',
    color: 'textMuted',
    borderBottomColor: 'lineStrong',
  },
  '& :is(th, td):first-child': {
    paddingLeft: '0',
    textAlign: 'left',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& td:last-child': { fontWeight: '560' },
});
