import { useFacts } from '#app/ui/company/use-facts';
import { useState } from 'react';
import type { FollowProps } from '#app/features/follow/request/follow-props';
import { nextStep } from '#app/features/follow/request/next/next-step';
import { CalendarButton } from '#app/features/follow/request/next/next-card';
import { TimeChoice } from '#app/features/follow/request/next/time-choice';
import { offers } from '#app/features/follow/request/offers';
import { Part } from '#app/features/follow/request/part';
import { isOnItsWay, ofKinds } from '#app/features/follow/request/tried/tried';
import { TriedList } from '#app/features/follow/request/tried/tried-list';
import { Button } from '#app/ui/buttons/button';
import type { FollowView } from '#domain/order/contracts/follow';
import { refusalOfPlace } from '#domain/order/history/decide';
import { visitInWords } from '#domain/order/visits/visit-words';
import { css } from '#styled/css';
import { MoveVisit } from './move-visit';
import { PlaceForm } from './place-form';

/** The visit that was agreed, and where the garden is. */
export function VisitPart(props: FollowProps) {
  const { token, view, tried, now, onCorrect } = props;
  const { visit, place, wish } = view;
  const open = offers(view, now);
  const places = ofKinds(tried, ['place-given']);
  const { action: next } = nextStep(view, now, useFacts());
  // The head of the page has its button already.
  const isNext = next === 'calendar';
  // Times that stand behind something newer can still be chosen.
  const isOffered =
    view.offered.length > 0 &&
    next !== 'choose-time' &&
    open.wish &&
    !ofKinds(tried, ['time-chosen', 'time-wished']).some(isOnItsWay);
  if (!visit && !place && wish === '' && places.length === 0 && !isOffered) return null;
  return (
    <Part name="visit" title="Our visit">
      {visit && <p className={css({ marginTop: '2' })}>{visitWords(visit, now)}</p>}
      {wish !== '' && (
        <p className={said}>
          You have told us when it suits you:{' '}
          <span className={theirs} translate="no">
            {wish}
          </span>
        </p>
      )}
      {place && (
        <p className={said}>
          Your garden:{' '}
          <span className={theirs} translate="no">{`${place.address}\n${place.postcode}`}</span>
        </p>
      )}
      <TriedList
        tried={places}
        now={now}
        onCorrect={refusalOfPlace(view) === null ? onCorrect : undefined}
      />
      {isOffered && <TimeChoice {...props} />}
      <div className={css({ display: 'grid', gap: '4', marginTop: '4', justifyItems: 'start' })}>
        {visit?.state === 'booked' && !isNext && <CalendarButton token={token} />}
        <MoveVisit {...props} />
        {open.place && !places.some(isOnItsWay) && <Place {...props} />}
      </div>
    </Part>
  );
}

/** The address, to be given, or corrected once it is known. */
function Place({ view: { place }, onAction }: FollowProps) {
  const [open, setOpen] = useState(place === null);
  if (!open) {
    return (
      <Button variant="line" onClick={() => setOpen(true)}>
        Correct the address
      </Button>
    );
  }
  return (
    <PlaceForm
      place={place}
      send="Save the address"
      onSend={async (action) => {
        await onAction(action);
        setOpen(false);
      }}
    />
  );
}

function visitWords(visit: NonNullable<FollowView['visit']>, now: Date): string {
  const when = visitInWords(visit, now);
  if (visit.state === 'cancelled') return `Cancelled: ${when}.`;
  return visit.state === 'held' ? `We were with you on ${when}.` : `${when}.`;
}

const said = css({
  marginTop: '3',
  overflowWrap: 'anywhere',
});

const theirs = css({ display: 'block', whiteSpace: 'pre-line', color: 'textMuted' });
