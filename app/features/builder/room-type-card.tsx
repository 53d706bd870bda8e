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
        sizes="(min-width: 1024px) 380px, (min-width: 640px) 46vw, 112px"
        className={picture}
      />
      <span className={head}>
        <span className={name}>{roomType.name}</span>
        {roomType.popular && <span className={popular}>Popular</span>}
        <ChoiceMark />
      </span>
      <span className={body}>
        <span>{roomType.description}</span>
        <span className={features}>
          {roomType.features.map((feature) => (
            <span key={feature}>{feature}</span>
          ))}
        </span>
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
  alignSelf: 'start',
  aspectRatio: '8 / 5',
  background: 'sunken',
  margin: '2px 0 0 2px',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '@media (min-width: 640px)': { margin: '2px 2px 0' },
});

const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '2',
  alignContent: 'center',
  padding: '8px 14px',
  '& [data-mark]': { gridArea: '1 / 2 / span 2', alignSelf: 'center' },
  '@media (min-width: 640px)': { padding: '14px 16px 0' },
});

const name = css({ textStyle: 'label', fontSize: '1.0625rem' });

const popular = css({ color: 'price', fontSize: '0.875rem', fontWeight: '560' });

const body = css({
  display: 'grid',
  gap: '1',
  gridColumn: '1 / -1',
  padding: '10px 14px 14px',
  textStyle: 'small',
  '@media (min-width: 640px)': { padding: '8px 16px 18px' },
});

/** One line on a phone, parted by dots; one line each where there is room. */
const features = css({
  textStyle: 'caption',
  color: 'textMuted',
  '& > span:not(:last-child)::after': { content: '" · "' },
  '@media (min-width: 640px)': {
    marginTop: '2',
    '& > span': { display: 'block', paddingBlock: '5px', borderTop: '1px solid {colors.line}' },
    '& > span:not(:last-child)::after': { content: 'none' },
  },
});
