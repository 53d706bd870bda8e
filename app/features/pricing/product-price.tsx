import { pricingPage } from '#app/content/page-words/pricing-page';
import { LinkButton } from '#app/ui/buttons/link-button';
import { css } from '#styled/css';
import { money } from '#styled/recipes';
import type { PricingConfiguration } from '#domain/pricing/configuration';
import type { RoomTypeId } from '#domain/room-types';
import { startingPrice, STARTING_PRICES } from '#domain/estimate/starting-prices';
import { SmallestOfKind } from './smallest-of-kind';

type Props = { roomType: RoomTypeId; pricing: PricingConfiguration | null; failed: boolean };

/**
 * The starting price and what it covers, the live price of the smallest room, and a link to get your own.
 */
export function ProductPrice({ roomType, pricing, failed }: Props) {
  const { typicalSize, installation } = STARTING_PRICES[roomType];
  return (
    <div className={root}>
      <p className={css({ textStyle: 'caption', color: 'textMuted' })}>{pricingPage.from}</p>
      <p className={money({ size: 'large' })}>{startingPrice(roomType)}</p>
      <dl className={facts}>
        <div>
          <dt>{pricingPage.typicalSize}</dt>
          <dd>{typicalSize}</dd>
        </div>
        <div>
          <dt>{pricingPage.installation}</dt>
          <dd>{installation}</dd>
        </div>
        <div>
          <dt>{pricingPage.smallest.label}</dt>
          <dd>
            <SmallestOfKind roomType={roomType} pricing={pricing} failed={failed} />
          </dd>
        </div>
      </dl>
      <LinkButton to="/builder" variant="line" className={css({ width: 'full', marginTop: '2' })}>
        {pricingPage.button}
      </LinkButton>
    </div>
  );
}

const root = css({ md: { gridColumn: '5 / -1' }, lg: { gridColumn: '10 / -1' } });

const facts = css({
  textStyle: 'small',
  marginTop: '4',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlock: '2',
    borderTop: '1px solid {colors.line}',
  },
  '& dt': { color: 'textMuted' },
  '& dd': { textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' },
});
