import { memo, type Dispatch } from 'react';
import { ChoiceCard, ChoiceMark } from '#app/ui/fields/choice-card';
import type { DraftAction } from '#domain/draft/reducer';
import type { RoomType } from '#domain/room-types';
import { roomCard } from '#styled/recipes';
import { CardPicture } from './card-picture';
import { ROOM_TYPE_PICTURES } from './room-type-pictures';

interface Props {
  roomType: RoomType;
  checked: boolean;
  dispatch: Dispatch<DraftAction>;
}

/** A room type: its picture, description and features. */
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
      <CardPicture
        picture={ROOM_TYPE_PICTURES[id]}
        sizes="(min-width: 1024px) 380px, (min-width: 640px) 46vw, 112px"
        className={styles.picture}
      />
      <span className={styles.head}>
        <span className={styles.name}>{name}</span>
        {popular && <span className={styles.popular}>Popular</span>}
        <ChoiceMark />
      </span>
      <span className={styles.body}>
        <span>{description}</span>
        <span className={styles.line}>{features.join(' · ')}</span>
        <span className={styles.features}>
          {features.map((feature) => (
            <span key={feature} className={styles.feature}>
              {feature}
            </span>
          ))}
        </span>
      </span>
    </ChoiceCard>
  );
});
