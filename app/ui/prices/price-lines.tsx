import { lines as linesRecipe } from '#styled/recipes';
import { pounds } from '#domain/pricing/money';
import type { PriceLine } from '#domain/pricing/price';

type Props = {
  lines: readonly PriceLine[];
  /** In pounds; when given, the lines end in a total. */
  total?: number;
  totalLabel?: string;
};

/** An itemised price, including items that cost nothing. */
export function PriceLines({ lines, total, totalLabel = 'Estimated price' }: Props) {
  const styles = linesRecipe();
  return (
    <dl className={styles.root}>
      {lines.map((line) => (
        <div key={line.id} className={styles.row} data-included={line.included && ''}>
          <dt>
            {line.label}
            {line.detail && <small className={styles.detail}>{line.detail}</small>}
          </dt>
          <dd className={styles.amount}>{line.included ? 'Included' : pounds(line.amount)}</dd>
        </div>
      ))}
      {total !== undefined && (
        <div className={styles.sum}>
          <dt>{totalLabel}</dt>
          <dd className={styles.amount}>{pounds(total)}</dd>
        </div>
      )}
    </dl>
  );
}
