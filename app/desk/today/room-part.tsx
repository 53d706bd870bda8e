import { WarningNote } from '#app/desk/frame/page/warning-note';
import { useNow } from '#app/desk/frame/use-now';
import type { DeskToday } from '#domain/order/contracts/admin/today';
import { css } from '#styled/css';
import { roomWords } from './today-words';

/** How much room there is for photos and pictures, and since when some is missing. */
export function RoomPart({ room }: { room: NonNullable<DeskToday['room']> }) {
  const told = roomWords(room, useNow());
  if (told === null) return null;
  const { title, words, isMissing } = told;
  return (
    <section aria-labelledby="room">
      <h2 id="room" className={heading}>
        {title}
      </h2>
      {isMissing ? <WarningNote>{words}</WarningNote> : <p>{words}</p>}
    </section>
  );
}

const heading = css({ textStyle: 'subheading', marginBottom: '2' });
