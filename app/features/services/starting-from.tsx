import { servicePageLabels } from '#app/content/service-pages/labels';
import { StartingPrice } from '#app/ui/prices/starting-price';
import { css } from '#styled/css';
import type { RoomTypeId } from '#domain/room/options/room-types';
import { LiveRowsWhenSeen } from './live-rows-when-seen';

/** "Starting From" with what that price is, and the live prices of the typical and the smallest room. */
export function StartingFrom({ roomType }: { roomType: RoomTypeId }) {
  return (
    <div className={root}>
      <h2 className={css({ textStyle: 'label', marginBottom: '2' })}>
        {servicePageLabels.startingFrom}
      </h2>
      <StartingPrice roomType={roomType} button={servicePageLabels.builderLink}>
        <LiveRowsWhenSeen roomType={roomType} />
      </StartingPrice>
    </div>
  );
}

const root = css({
  borderTop: '1px solid {colors.text}',
  paddingTop: '4',
  md: { gridColumn: '6 / -1' },
  lg: { gridColumn: '9 / -1' },
});
