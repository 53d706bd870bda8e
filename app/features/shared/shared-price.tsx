import { fillIn } from '#app/content/fill-in';
import { sharedPage } from '#app/content/page-words/shared-page';
import type { Pricing } from '#app/pwa/pricing/use-pricing';
import { Money } from '#app/ui/prices/money';
import { PriceLines } from '#app/ui/prices/price-lines';
import { Skeleton } from '#app/ui/loading/skeleton';
import type { Draft } from '#domain/design/draft/draft';
import { notOffered } from '#domain/design/draft/fit-to-pricing';
import { priceDraft } from '#domain/design/pricing/price';
import { css } from '#styled/css';
import { summary } from '#styled/recipes';

/** The design's cost at today's prices, whatever its sender was quoted. */
export function SharedPrice({ draft, pricing }: { draft: Draft; pricing: Pricing }) {
  if (!pricing.pricing) {
    return (
      <div aria-busy="true">
        <Skeleton className={css({ width: '60%' })} />
      </div>
    );
  }
  const price = priceDraft(draft, pricing.pricing);
  if (!price) {
    const choices = notOffered(draft, pricing.pricing).join(', ');
    if (choices === '') return <p>{sharedPage.unfinished}</p>;
    const words = pricing.status === 'live' ? sharedPage.noPrice : sharedPage.noLivePrice;
    return <p>{fillIn(words, { choices })}</p>;
  }
  const styles = summary();
  return (
    <section className={styles.estimate} aria-labelledby="price-heading">
      <h2 id="price-heading">{sharedPage.price}</h2>
      <p className={styles.figure}>
        <Money amount={price.total} size="large" />
      </p>
      <PriceLines lines={price.lines} total={price.total} />
      <p className={css({ textStyle: 'caption', color: 'textMuted', marginTop: '3' })}>
        {sharedPage.estimate}
      </p>
    </section>
  );
}
