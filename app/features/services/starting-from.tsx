import { useFacts } from '#app/ui/company/use-facts';
import { weeksWords } from '#domain/content/facts/fact-words';
import { pricingPage } from '#app/content/page-words/pricing-page';
import { servicePageLabels } from '#app/content/service-pages/labels';
import { LinkButton } from '#app/ui/buttons/link-button';
import { css } from '#styled/css';
import { money } from '#styled/recipes';
import type { RoomTypeId } from '#domain/options/room-types';
import { startingPrice, typicalSize } from '#domain/estimate/starting-prices';
import { LiveRowsWhenSeen } from './live-rows-when-seen';

/** "Starting From" with what that price is, and the live prices of the typical and the smallest room. */
export function StartingFrom({ roomType }: { roomType: RoomTypeId }) {
  const { leadTimes } = useFacts();
  return (
    <div className={root}>
      <h2 className={css({ textStyle: 'label', marginBottom: '2' })}>
        {servicePageLabels.startingFrom}
      </h2>
      <p className={money({ size: 'large' })}>{startingPrice(roomType)}</p>
      <p className={guide}>{pricingPage.guide}</p>
      <dl className={facts}>
        <div>
          <dt>{pricingPage.typicalSize}</dt>
          <dd>{typicalSize(roomType)}</dd>
        </div>
        <div>
          <dt>{pricingPage.installation}</dt>
          <dd>{weeksWords(leadTimes.installationOf[roomType])}</dd>
        </div>
        <LiveRowsWhenSeen roomType={roomType} />
      </dl>
      <LinkButton to="/builder" variant="line" className={css({ width: 'full', marginTop: '2' })}>
        {servicePageLabels.builderLink}
      </LinkButton>
    </div>
  );
}

const root = css({
  borderTop: '1px solid {colors.text}',
  paddingTop: '4',
  md: { gridColumn: '6 / -1' },
  lg: { gridColumn: '9 / -1' },
});

const guide = css({ textStyle: 'caption', color: 'textMuted', marginTop: '1', maxWidth: '40ch' });

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
