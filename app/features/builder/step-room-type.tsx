import { ROOM_TYPES } from '#domain/room-types';
import { css } from '#styled/css';
import { ChoiceGroup } from './choice-group';
import { RoomTypeCard } from './room-type-card';
import type { StepProps } from './step-props';

/** Step 1: one of four room types. */
export function StepRoomType({ draft, dispatch }: StepProps) {
  return (
    <ChoiceGroup legend="Room type" className={list}>
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

const list = css({
  display: 'grid',
  gap: '3',
  '@media (min-width: 640px)': { gridTemplateColumns: '1fr 1fr', gap: '4' },
});
