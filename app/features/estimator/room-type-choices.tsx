import { ROOM_TYPES, type RoomTypeId } from '#domain/room/options/room-types';
import { css } from '#styled/css';
import { ChoiceChip } from './choice-chip';
import { ChoiceSection } from './choice-section';

interface Props {
  value: RoomTypeId | null;
  onChange: (id: RoomTypeId) => void;
}

/** One of the four room types. */
export function RoomTypeChoices({ value, onChange }: Props) {
  return (
    <ChoiceSection legend="Room type">
      <div className={list}>
        {ROOM_TYPES.map(({ id, name }) => (
          <ChoiceChip
            key={id}
            type="radio"
            name="estimate-room-type"
            value={id}
            checked={value === id}
            onChange={() => onChange(id)}
            title={name}
          />
        ))}
      </div>
    </ChoiceSection>
  );
}

const list = css({
  display: 'grid',
  gap: '2',
  '@media (min-width: 640px)': { gridTemplateColumns: '1fr 1fr', gap: '3' },
});
