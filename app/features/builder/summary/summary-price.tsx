import { useFacts } from '#app/ui/company/use-facts';
import { Money } from '#app/ui/prices/money';
import { PriceLines } from '#app/ui/prices/price-lines';
import { ESTIMATE_STATEMENT } from '#domain/design/estimate/estimate-statement';
import { vatWords } from '#domain/design/estimate/vat-words';
import type { Price } from '#domain/design/pricing/price';
import { builderLayout, summary } from '#styled/recipes';
import { runningLines } from '#app/features/builder/price/running-lines';

/** The estimate in full, marked as an estimate (specification §2). */
export function SummaryPrice({ price }: { price: Price | null }) {
  const { short } = vatWords(useFacts());
  if (!price) return null;
  const styles = summary();
  return (
    <div className={styles.estimate}>
      <h2>Estimated price</h2>
      <p className={styles.figure}>
        <Money amount={price.total} size="large" /> <span className={styles.vat}>{short}</span>
      </p>
      <PriceLines lines={runningLines(price.lines)} total={price.total} />
      <p className={builderLayout().note}>{ESTIMATE_STATEMENT}</p>
    </div>
  );
}
