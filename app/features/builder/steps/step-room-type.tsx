import { VAT_WORDS } from '#domain/estimate/vat-words';
import { ROOM_TYPES } from '#domain/options/room-types';
import { roomCard } from '#styled/recipes';
import { ChoiceGroup } from './choice-group';
import { RoomTypeCard } from './room-type-card';
import type { StepProps } from './step-props';

/** What the prices on the cards are. */
const FROM = `From: a guide to start from, ${VAT_WORDS.short}. Standard finish, one door; the next step has the price of every size.`;

/** Step 1: one of four room types. */
export function StepRoomType({ draft, dispatch }: StepProps) {
  const styles = roomCard();
  return (
    <>
      <ChoiceGroup legend="Room type" className={styles.list}>
        {ROOM_TYPES.map((roomType) => (
          <RoomTypeCard
            key={roomType.id}
            roomType={roomType}
            checked={draft.roomType === roomType.id}
            dispatch={dispatch}
          />
        ))}
      </ChoiceGroup>
      <p className={styles.note}>{FROM}</p>
    </>
  );
}
