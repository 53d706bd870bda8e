import { memo, type Dispatch } from 'react';
import { ChoiceCard, ChoiceMark } from '#app/ui/fields/choice-card';
import { ServiceMark } from '#app/ui/marks/service-mark';
import type { DraftAction } from '#domain/draft/reducer';
import { startingPrice } from '#domain/estimate/starting-prices';
import type { RoomType } from '#domain/options/room-types';
import { roomCard } from '#styled/recipes';

interface Props {
  roomType: RoomType;
  checked: boolean;
  dispatch: Dispatch<DraftAction>;
}

/** A room type: its mark, starting price, description and features. */
export const RoomTypeCard = memo(function RoomTypeCard({ roomType, checked, dispatch }: Props) {
  const { id, name, popular, description, features } = roomType;
  const styles = roomCard();
  return (
    <ChoiceCard
      type="radio"
      name="room-type"
      value={id}
      checked={checked}
      onChange={() => dispatch({ type: 'chooseRoomType', roomType: id })}
      className={styles.root}
    >
      <ServiceMark service={id} className={styles.mark} />
      <span className={styles.head}>
        <span className={styles.name}>
          {name}
          {popular && (
            <>
              {' '}
              <span className={styles.popular}>Popular</span>
            </>
          )}
        </span>
        <span className={styles.from}>{`From ${startingPrice(id)}`}</span>
      </span>
      <ChoiceMark />
      <span className={styles.text}>
        {description}
        <span className={styles.features}>{features.join(' · ')}</span>
      </span>
    </ChoiceCard>
  );
});
