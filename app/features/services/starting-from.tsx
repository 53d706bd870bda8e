import { pricingPage } from '#app/content/page-words/pricing-page';
import { servicePageLabels } from '#app/content/service-pages/labels';
import { LinkButton } from '#app/ui/buttons/link-button';
import { css } from '#styled/css';
import { money } from '#styled/recipes';
import type { RoomTypeId } from '#domain/room-types';
import { startingPrice, STARTING_PRICES } from '#domain/estimate/starting-prices';
import { SmallestRoomWhenLive } from './smallest-room-when-live';

/** "Starting From" with what that price covers, and the live price of the smallest room. */
export function StartingFrom({ roomType }: { roomType: RoomTypeId }) {
  const { typicalSize, installation } = STARTING_PRICES[roomType];
  return (
    <div className={root}>
      <h2 className={css({ textStyle: 'label', marginBottom: '2' })}>
        {servicePageLabels.startingFrom}
      </h2>
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
            <SmallestRoomWhenLive roomType={roomType} />
          </dd>
        </div>
      </dl>
      <LinkButton to="/builder" variant="line" className={css({ width: 'full', marginTop: '2' })}>
        {servicePageLabels.builderLink}
      </LinkButton>
      <p className={css({ textStyle: 'small', color: 'textMuted', marginTop: '3' })}>
        {pricingPage.vat}
      </p>
    </div>
  );
}

const root = css({
  borderTop: '1px solid {colors.text}',
  paddingTop: '4',
  md: { gridColumn: '6 / -1' },
  lg: { gridColumn: '9 / -1' },
});

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
