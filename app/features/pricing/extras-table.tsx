import { pricingPage } from '#app/content/page-words/pricing-page';
import { css } from '#styled/css';
import { pounds } from '#domain/text/money';
import type { ExtraRow } from './extra-rows';
import { extrasTable } from './extras-table-styles';

const words = pricingPage.extras;

/** The extras and their live prices. */
export function ExtrasTable({ rows }: { rows: readonly ExtraRow[] }) {
  return (
    <table className={extrasTable.table}>
      <caption className={css({ srOnly: true })}>{words.heading}</caption>
      <thead className={extrasTable.head}>
        <tr>
          <th scope="col">{words.columns.extra}</th>
          <th scope="col">{words.columns.price}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, price }) => (
          <tr key={id} className={extrasTable.row}>
            <th scope="row">{label}</th>
            <td className={price === null ? extrasTable.included : extrasTable.amount}>
              {price === null ? words.included : pounds(price)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
