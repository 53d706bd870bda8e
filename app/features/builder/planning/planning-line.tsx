import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import { planningLine } from '#app/content/page-words/short-check';
import { metres } from '#domain/room/drawing/plan/metres';
import { highestOutside } from '#domain/room/geometry/format-size';
import type { Room } from '#domain/room/geometry/room';
import { placeByHeight } from '#domain/site/permission/short-check';
import { css } from '#styled/css';

const PlanningDialog = lazyPart(async () => (await import('./planning-dialog')).PlanningDialog);

/**
 * From step 2 on, once there is a room: how high it is outside, what that means for planning permission, and three questions
 * behind it. It warns of nothing: that depends on the homeowner's own answers.
 */
export function PlanningLine({ room }: { room: Room }) {
  const [dialog, setDialog] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const place = placeByHeight(room);
  return (
    <div className={line}>
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
      {dialog !== 'unasked' && (
        <ErrorBoundary part="planning dialog" asked waiting={null}>
          <PlanningDialog
            room={room}
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
          />
        </ErrorBoundary>
      )}
    </div>
  );
}

const line = css({
  borderBlock: '1px solid {colors.line}',
  paddingBlock: '3',
  marginTop: '6',
  textStyle: 'small',
  '@media print': { display: 'none' },
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
