import { ROOM_TYPES } from '#domain/room-types';
import { roomCard } from '#styled/recipes';
import { ChoiceGroup } from './choice-group';
import { RoomTypeCard } from './room-type-card';
import type { StepProps } from './step-props';

/** Step 1: one of four room types. */
export function StepRoomType({ draft, dispatch }: StepProps) {
  return (
    <ChoiceGroup legend="Room type" className={roomCard().list}>
      {ROOM_TYPES.map((roomType) => (
        <RoomTypeCard
          key={roomType.id}
          roomType={roomType}
          checked={draft.roomType === roomType.id}
          dispatch={dispatch}
        />
      ))}
    </ChoiceGroup>
  );
}
