import { Link } from '@tanstack/react-router';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { css } from '#styled/css';
import type { BoardCard, BoardPlace } from '#domain/order/contracts/admin/order';
import { isLongWait, sinceWords, turnWords } from '#app/desk/frame/order/stage-words';
import { ANONYMOUS } from '#app/desk/frame/requests/words';
import { dayInWords, daysInWords, visitInWords } from '#domain/order/visits/visit-words';
import { inPence } from '#domain/text/in-pence';
import { isOurs } from './board-order';

interface Props {
  card: BoardCard;
  place: BoardPlace;
  now: Date;
  onNext: () => void;
}

/** One order on the board: who, what, whose turn and since when. */
export function Card(props: Props) {
  return (
    <li className={item} data-ours={isOurs(props.card) || undefined}>
      <ErrorBoundary part="board card" of={props.card}>
        <CardBody {...props} />
      </ErrorBoundary>
    </li>
  );
}

function CardBody({ card, place, now, onNext }: Props) {
  const { requestId, name, room, reference, visit, build, ranOutOn, owes } = card;
  return (
    <>
      <Link
        to="/admin/quotes"
        search={{ request: requestId }}
        className={link}
        data-card={requestId}
      >
        <b className={who} translate={name ? 'no' : 'yes'}>
          {name || ANONYMOUS}
        </b>
        <span className={muted}>{room}</span>
        <span className={muted}>{reference}</span>
        <span className={turn} data-long={isLongWait(card, now) || undefined}>
          {turnWords({ ...card, stage: place })} {sinceWords(card.since, now)}
        </span>
        {visit && <span>{visitInWords(visit, now)}</span>}
        {build && <span>Build: {daysInWords(build, now)}</span>}
        {ranOutOn !== null && <span>The quote ran out on {dayInWords(ranOutOn, now)}</span>}
        {owes && (
          <span className={turn} data-long={owes.isLate || undefined}>
            <span translate="no">{inPence(owes.pence)}</span> {owes.isLate ? 'late' : 'to be paid'}
          </span>
        )}
      </Link>
      {isOurs(card) && (
        <button type="button" className={next} onClick={onNext}>
          Next step<span className={unseen}> for {name || reference}</span>
        </button>
      )}
    </>
  );
}

const item = css({
  display: 'grid',
  minWidth: '0',
  paddingBlock: '1',
  borderBottom: '1px solid {colors.line}',
  borderLeft: '3px solid {colors.canvas}',
  '&[data-ours]': { borderLeftColor: 'mark' },
});

const link = css({
  display: 'grid',
  gap: '1px',
  padding: '2',
  overflowWrap: 'anywhere',
  _hover: { background: 'surface' },
  _focusVisible: { outlineOffset: '-3px', background: 'accentSoft' },
});

const who = css({ fontWeight: '560', fontSize: '0.9375rem' });

const muted = css({ color: 'textMuted' });

const turn = css({ '&[data-long]': { color: 'warning', fontWeight: '600' } });

const next = css({
  justifySelf: 'start',
  minHeight: { base: 'target', md: '32px' },
  marginLeft: '2',
  fontWeight: '520',
  color: 'accentInk',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  cursor: 'pointer',
});

const unseen = css({ srOnly: true });
