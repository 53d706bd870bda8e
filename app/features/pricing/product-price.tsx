import { pricingPage } from '#app/content/page-words/pricing-page';
import { LiveRows } from '#app/ui/prices/live-rows';
import { StartingPrice } from '#app/ui/prices/starting-price';
import { css } from '#styled/css';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import type { RoomTypeId } from '#domain/room/options/room-types';

type Props = { roomType: RoomTypeId; pricing: PricingConfiguration | null; hasFailed: boolean };

/**
 * The starting price and what it is, the live prices of the typical and the smallest room, and a link to
 * get your own.
 */
export function ProductPrice({ roomType, pricing, hasFailed }: Props) {
  return (
    <div className={root}>
      <p className={css({ textStyle: 'caption', color: 'textMuted' })}>{pricingPage.from}</p>
      <StartingPrice roomType={roomType} button={pricingPage.button}>
        <LiveRows roomType={roomType} pricing={pricing} hasFailed={hasFailed} />
      </StartingPrice>
    </div>
  );
}

const root = css({ md: { gridColumn: '5 / -1' }, lg: { gridColumn: '10 / -1' } });
