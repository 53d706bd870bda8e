import { useFacts } from '#app/ui/company/use-facts';
import { Money } from '#app/ui/prices/money';
import { Skeleton } from '#app/ui/loading/skeleton';
import { vatWords } from '#domain/design/estimate/vat-words';
import { css } from '#styled/css';
import type { BuilderView } from '#app/features/builder/builder-view';

type Props = Pick<BuilderView, 'pricing' | 'price'> & { size: 'default' | 'bar' };

/** The running price in its current state: loading, not known yet, or known. */
export function PriceFigure({ pricing, price, size }: Props) {
  const { short } = vatWords(useFacts());
  if (pricing.status === 'loading') return <Skeleton shape="block" className={loading} />;
  if (!price) return <span className={none}>Not yet</span>;
  // Written out, so that the styles of both sizes are generated.
  return (
    <span>
      <Money amount={price.total} size={size === 'bar' ? 'bar' : 'default'} />{' '}
      <span className={vat}>{short}</span>
    </span>
  );
}

/** The label beside or above the figure. */
export function priceLabel({ status }: BuilderView['pricing']): string {
  return status === 'loading' ? 'Loading live prices…' : 'Estimated price';
}

const loading = css({
  width: '96px',
  height: { base: '1.65rem', _short: '1.5rem' },
  alignSelf: 'end',
});

const vat = css({
  textStyle: 'caption',
  color: 'textMuted',
  whiteSpace: 'nowrap',
  '@media (max-width: 379px)': { display: 'none' },
});

const none = css({
  textStyle: 'label',
  color: 'textMuted',
  lineHeight: { base: '1.65rem', _short: '1.5rem' },
});
