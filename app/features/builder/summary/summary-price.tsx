import { Money } from '#app/ui/prices/money';
import { PriceLines } from '#app/ui/prices/price-lines';
import { ESTIMATE_STATEMENT } from '#domain/design/estimate/estimate-statement';
import { VAT_WORDS } from '#domain/design/estimate/vat-words';
import type { Price } from '#domain/design/pricing/price';
import { builderLayout, summary } from '#styled/recipes';
import { runningLines } from '#app/features/builder/price/running-lines';

/** The estimate in full, marked as an estimate (specification §2). */
export function SummaryPrice({ price }: { price: Price | null }) {
  if (!price) return null;
  const styles = summary();
  return (
    <div className={styles.estimate}>
      <h2>Estimated price</h2>
      <p className={styles.figure}>
        <Money amount={price.total} size="large" />{' '}
        <span className={styles.vat}>{VAT_WORDS.short}</span>
      </p>
      <PriceLines lines={runningLines(price.lines)} total={price.total} />
      <p className={builderLayout().note}>{ESTIMATE_STATEMENT}</p>
    </div>
  );
}
