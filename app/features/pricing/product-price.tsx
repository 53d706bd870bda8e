import { useFacts } from '#app/ui/company/use-facts';
import { weeksWords } from '#domain/content/facts/fact-words';
import { pricingPage } from '#app/content/page-words/pricing-page';
import { Skeleton } from '#app/ui/loading/skeleton';
import { LiveRows } from '#app/ui/prices/live-rows';
import { LinkButton } from '#app/ui/buttons/link-button';
import { css } from '#styled/css';
import { money } from '#styled/recipes';
import type { PricingConfiguration } from '#domain/pricing/configuration';
import type { RoomTypeId } from '#domain/options/room-types';
import { startingPrice, typicalSize } from '#domain/estimate/starting-prices';

type Props = { roomType: RoomTypeId; pricing: PricingConfiguration | null; failed: boolean };

/**
 * The starting price and what it is, the live prices of the typical and the smallest room, and a link to
 * get your own.
 */
export function ProductPrice({ roomType, pricing, failed }: Props) {
  const { leadTimes } = useFacts();
  return (
    <div className={root}>
      <p className={css({ textStyle: 'caption', color: 'textMuted' })}>{pricingPage.from}</p>
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
        <LiveRows
          roomType={roomType}
          pricing={pricing}
          instead={failed ? pricingPage.live.unknown : <Skeleton className={block} />}
        />
      </dl>
      <LinkButton to="/builder" variant="line" className={css({ width: 'full', marginTop: '2' })}>
        {pricingPage.button}
      </LinkButton>
    </div>
  );
}

const root = css({ md: { gridColumn: '5 / -1' }, lg: { gridColumn: '10 / -1' } });

const guide = css({ textStyle: 'caption', color: 'textMuted', marginTop: '1', maxWidth: '40ch' });

/** Of the height of a line, so that nothing moves when its price arrives. */
const block = css({ width: '148px', marginBlock: '4px' });

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
