import { PriceLines } from '#app/ui/prices/price-lines';
import type { BuilderView } from '#app/features/builder/builder-view';
import { css } from '#styled/css';
import { runningLines } from './running-lines';

/** The lines of the running price, or what is still missing for it. */
export function PriceDetails({ pricing, price }: Pick<BuilderView, 'pricing' | 'price'>) {
  if (price) return <PriceLines lines={runningLines(price.lines)} total={price.total} />;
  return (
    <p className={css({ textStyle: 'small', color: 'textMuted', paddingBlock: '3' })}>
      {pricing.status === 'loading'
        ? 'The price appears as soon as our live prices have arrived.'
        : 'The price appears once you have chosen a room type and a shell size.'}
    </p>
  );
}
