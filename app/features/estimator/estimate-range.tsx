import type { Pricing } from '#app/pwa/pricing/use-pricing';
import { useFacts } from '#app/ui/company/use-facts';
import type { Estimate } from '#domain/design/estimate/estimate';
import { vatWords } from '#domain/design/estimate/vat-words';
import { pounds } from '#domain/text/money';
import { css, cx } from '#styled/css';
import { money } from '#styled/recipes';

interface Props {
  range: Estimate | null;
  pricing: Pricing['status'];
}

/** "£31,150 – £40,200", or what is still missing for it. */
export function EstimateRange({ range, pricing }: Props) {
  const { short } = vatWords(useFacts());
  if (pricing === 'loading') return <span className={quiet}>Loading live prices…</span>;
  if (!range) return <span className={quiet}>Select room type and size to see your estimate</span>;
  return (
    <>
      <span className={label}>
        {`${pricing === 'fallback' ? 'Range at standard prices' : 'Estimated price range'}, ${short}`}
      </span>
      <span className={cx(money({ size: 'default' }), figure)}>
        {`${pounds(range.min)}\u00a0– ${pounds(range.max)}`}
      </span>
      <span className={note}>
        {pricing === 'fallback'
          ? 'From our standard prices: live prices could not be loaded.'
          : 'From 1 window and 1 door to 3 windows and 2 doors.'}
      </span>
    </>
  );
}

const quiet = css({
  color: 'textMuted',
  textStyle: { base: 'small', lg: 'body' },
  maxWidth: '30ch',
});

const label = css({ textStyle: { base: 'caption', lg: 'label' } });

const figure = css({
  fontSize: { base: '1.1875rem', lg: 'clamp(1.5rem, 1.37rem + .54vw, 1.875rem)' },
});

const note = css({ textStyle: 'caption', color: 'textMuted', marginTop: '1', hideBelow: 'lg' });
