import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { planningLine } from '#app/content/page-words/short-check';
import { AttentionIcon } from '#app/ui/icons/states/attention-icon';
import { TickIcon } from '#app/ui/icons/states/tick-icon';
import { metres } from '#domain/drawing/plan/metres';
import { highestOutside } from '#domain/geometry/format-size';
import type { Room } from '#domain/geometry/room';
import { placeByHeight } from '#domain/place/permission/short-check';
import { css } from '#styled/css';

const PlanningDialog = lazy(async () => ({
  default: (await import('./planning-dialog')).PlanningDialog,
}));

/**
 * From step 2 on: how high the room is outside, what that means for planning permission, and three
 * questions behind it. Takes the space of its longest words, so that nothing below moves.
 */
export function PlanningLine({ room }: { room: Room | null }) {
  const [dialog, setDialog] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const place = room && placeByHeight(room);
  return (
    <div className={line}>
      {place === 'anywhere' ? <TickIcon /> : <AttentionIcon />}
      {room && place ? (
        <p>
          <b>{planningLine.high(metres(highestOutside(room.roof)))}</b> {planningLine.place[place]}{' '}
          {place === 'extension' ? (
            <Link to="/permission" className={link}>
              {planningLine.more}
            </Link>
          ) : (
            <button type="button" className={link} onClick={() => setDialog('open')}>
              {planningLine.check}
            </button>
          )}
        </p>
      ) : (
        <p>{planningLine.unknown}</p>
      )}
      {room && dialog !== 'unasked' && (
        <Suspense>
          <PlanningDialog
            room={room}
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </div>
  );
}

const line = css({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: '3',
  alignContent: 'start',
  borderTop: '1px solid {colors.line}',
  paddingBlock: '3',
  marginBottom: '4',
  textStyle: 'small',
  minHeight: 'calc(2lh + 24px)',
  '@media (max-width: 369px)': { minHeight: 'calc(3lh + 24px)' },
  '@media print': { display: 'none' },
  '& > svg': { marginTop: '2px', color: 'warning' },
  '& b': { fontWeight: '560' },
});

/** In a line of text, but as large as a finger. */
const link = css({
  color: 'accentInk',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  padding: '12px 4px',
  margin: '-12px -4px',
  whiteSpace: 'nowrap',
});
