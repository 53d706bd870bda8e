import { useFacts } from '#app/ui/company/use-facts';
import { lines as linesRecipe } from '#styled/recipes';
import { vatWords } from '#domain/design/estimate/vat-words';
import { pounds } from '#domain/text/money';
import type { PriceLine } from '#domain/design/pricing/price';

type Props = {
  lines: readonly PriceLine[];
  /** In pounds; when given, the lines end in a total. */
  total?: number;
};

/** An itemised price, including items that cost nothing. */
export function PriceLines({ lines, total }: Props) {
  const styles = linesRecipe();
  const { short } = vatWords(useFacts());
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
          <dt>Estimated price, {short}</dt>
          <dd className={styles.amount}>{pounds(total)}</dd>
        </div>
      )}
    </dl>
  );
}
