import { memo, type Dispatch } from 'react';
import { ChoiceCard, ChoiceMark } from '#app/ui/choice-card';
import type { DraftAction } from '#domain/draft/reducer';
import type { RoomType } from '#domain/room-types';
import { css } from '#styled/css';
import { CardPicture } from './card-picture';
import { ROOM_TYPE_PICTURES } from './room-type-pictures';

interface Props {
  roomType: RoomType;
  checked: boolean;
  dispatch: Dispatch<DraftAction>;
}

/** A kind of room: a row with a small picture on phones, a card under its picture elsewhere. */
export const RoomTypeCard = memo(function RoomTypeCard({ roomType, checked, dispatch }: Props) {
  return (
    <ChoiceCard
      type="radio"
      name="room-type"
      value={roomType.id}
      checked={checked}
      onChange={() => dispatch({ type: 'chooseRoomType', roomType: roomType.id })}
      className={card}
    >
      <CardPicture
        picture={ROOM_TYPE_PICTURES[roomType.id]}
        sizes="(min-width: 1024px) 380px, (min-width: 640px) 46vw, 124px"
        className={picture}
      />
      <span className={caption}>
        <span className={name}>{roomType.name}</span>
        <ChoiceMark />
        {roomType.popular && <span className={popular}>Popular</span>}
        <span className={description}>{roomType.description}</span>
        <span className={features}>{roomType.features.join(', ')}</span>
      </span>
    </ChoiceCard>
  );
});

const card = css({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  '@media (min-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
});

const picture = css({
  display: 'block',
  overflow: 'hidden',
  background: 'sunken',
  margin: '2px 0 2px 2px',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '@media (min-width: 640px)': { aspectRatio: '8 / 5', margin: '2px 2px 0' },
});

const caption = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '2',
  rowGap: '1',
  alignContent: 'start',
  padding: '12px 14px 14px',
  '@media (min-width: 640px)': { padding: '14px 16px 18px' },
});

const name = css({ textStyle: 'label', fontSize: '1.0625rem', alignSelf: 'center' });

const popular = css({
  color: 'price',
  fontSize: '0.875rem',
  fontWeight: '560',
  gridColumn: '1 / -1',
});

const description = css({ textStyle: 'small', gridColumn: '1 / -1' });

const features = css({ textStyle: 'caption', color: 'textMuted', gridColumn: '1 / -1' });
