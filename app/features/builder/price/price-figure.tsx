import { Money } from '#app/ui/prices/money';
import { Skeleton } from '#app/ui/skeleton';
import { css } from '#styled/css';
import type { BuilderView } from '#app/features/builder/builder-view';

type Props = Pick<BuilderView, 'pricing' | 'price'> & { size: 'default' | 'bar' };

/** The running price in its current state: loading, not known yet, or known. */
export function PriceFigure({ pricing, price, size }: Props) {
  if (pricing.status === 'loading') return <Skeleton shape="block" className={loading} />;
  if (!price) return <span className={none}>Not yet</span>;
  // Written out, so that the styles of both sizes are generated.
  return <Money amount={price.total} size={size === 'bar' ? 'bar' : 'default'} />;
}

/** The label beside or above the figure. */
export function priceLabel({ status }: BuilderView['pricing']): string {
  return status === 'loading' ? 'Loading live prices…' : 'Estimated price, incl.\u00a0VAT';
}

const loading = css({ width: '96px', height: '1.65rem', alignSelf: 'end' });

const none = css({ textStyle: 'label', color: 'textMuted', lineHeight: '1.65rem' });
