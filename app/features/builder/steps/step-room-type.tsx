import { useFacts } from '#app/ui/company/use-facts';
import { vatWords } from '#domain/design/estimate/vat-words';
import { smallestRoom } from '#domain/design/estimate/whole-room';
import { ROOM_TYPES } from '#domain/room/options/room-types';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { roomCard } from '#styled/recipes';
import { ChoiceGroup } from './choice-group';
import { FinishedRooms } from './finished-rooms';
import { RoomTypeCard } from './room-type-card';
import type { StepProps } from './step-props';

interface Props extends StepProps {
  pricing: PricingConfiguration | null;
}

/** Step 1: one of four room types, each with what its smallest size costs once there is a price list. */
export function StepRoomType({ draft, dispatch, pricing }: Props) {
  const styles = roomCard();
  const { short } = vatWords(useFacts());
  return (
    <>
      <ChoiceGroup legend="Room type" className={styles.list}>
        {ROOM_TYPES.map((roomType) => (
          <RoomTypeCard
            key={roomType.id}
            roomType={roomType}
            from={pricing && smallestRoom(pricing, roomType.id).total}
            checked={draft.roomType === roomType.id}
            dispatch={dispatch}
          />
        ))}
      </ChoiceGroup>
      <p className={styles.note}>
        {`From: the smallest size with one door and standard finish, ${short}. The next step has the price of every size.`}
      </p>
      <FinishedRooms draft={draft} dispatch={dispatch} pricing={pricing} />
    </>
  );
}
