import type { Pricing } from '#app/pwa/use-pricing';
import type { Estimate } from '#domain/pricing/estimate';
import { pounds } from '#domain/pricing/money';
import { css, cx } from '#styled/css';
import { money } from '#styled/recipes';

/** "£31,150 – £40,200", or what it still needs. */
export function EstimateRange({
  range,
  pricing,
}: {
  range: Estimate | null;
  pricing: Pricing['status'];
}) {
  if (pricing === 'loading') return <span className={quiet}>Loading live prices…</span>;
  if (!range) {
    return <span className={quiet}>Select room type and size to see your estimate</span>;
  }
  return (
    <>
      <span className={css({ textStyle: 'label' })}>Estimated price range</span>
      <span className={cx(money({ size: 'default' }), figure)}>
        {`${pounds(range.min)} – ${pounds(range.max)}`}
      </span>
      <span className={note}>
        {pricing === 'fallback'
          ? 'From our standard prices: live prices could not be loaded.'
          : 'From 1 window and 1 door to 3 windows and 2 doors.'}
      </span>
    </>
  );
}

const quiet = css({ color: 'textMuted', maxWidth: '30ch' });

const figure = css({ marginTop: '1', whiteSpace: 'nowrap' });

const note = css({ textStyle: 'caption', color: 'textMuted', marginTop: '1' });
