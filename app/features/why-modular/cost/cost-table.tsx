import { costComparison, costRows, type CostRow } from '#app/content/why-modular/cost-comparison';
import { pounds } from '#domain/text/money';
import { barLengths, chartWidth, poundRange } from './chart-scale';
import { CostBars } from './cost-bars';
import { styles } from './cost-table-styles';

const { caption, columns, measured } = costComparison;

const FULL = chartWidth(costRows);

/** Four sizes, their cost built either way, and the saving; each row is its own chart. */
export function CostTable() {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{columns.size}</th>
          <th scope="col">{columns.chart}</th>
          <th scope="col">{columns.traditional}</th>
          <th scope="col">{columns.modular}</th>
          <th scope="col">{columns.savings}</th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {costRows.map((row) => (
          <Row key={row.area} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: CostRow }) {
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.size}>
        {row.area}&nbsp;m² {measured}
      </th>
      <td className={styles.bars}>
        <CostBars lengths={barLengths(row, FULL)} />
      </td>
      <td className={styles.traditional} data-h={columns.traditional}>
        {pounds(row.traditional)}
      </td>
      <td className={styles.modular} data-h={columns.modular}>
        {poundRange(row.modular)}
      </td>
      <td className={styles.savings} data-h={columns.savings}>
        {poundRange(row.savings)}
      </td>
    </tr>
  );
}
