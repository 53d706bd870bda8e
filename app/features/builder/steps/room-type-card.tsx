import { memo, type Dispatch } from 'react';
import type { DraftAction } from '#domain/design/draft/reducer';
import type { RoomType } from '#domain/room/options/room-types';
import { StartCard } from './start-card';

interface Props {
  roomType: RoomType;
  /** Of the smallest size, in whole pounds; null until there is a price list. */
  from: number | null;
  checked: boolean;
  dispatch: Dispatch<DraftAction>;
}

/** A room type: its mark, the price of its smallest size, description and features. */
export const RoomTypeCard = memo(function RoomTypeCard(props: Props) {
  const { roomType, from, checked, dispatch } = props;
  const { id, name, popular, description, features } = roomType;
  return (
    <StartCard
      group="room-type"
      value={id}
      service={id}
      name={name}
      popular={popular}
      priceWord="From"
      price={from}
      text={description}
      more={features.join(' · ')}
      checked={checked}
      onChoose={() => dispatch({ type: 'chooseRoomType', roomType: id })}
    />
  );
});
