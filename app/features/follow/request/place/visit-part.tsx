import { useState, type FormEvent } from 'react';
import { checkAction, type Faults } from '#app/features/follow/request/act';
import type { FollowProps } from '#app/features/follow/request/follow-props';
import { nextStep } from '#app/features/follow/request/next/next-step';
import { CalendarButton } from '#app/features/follow/request/next/next-card';
import { placeIn } from '#app/features/follow/request/next/time-choice';
import { Part } from '#app/features/follow/request/part';
import { isOnItsWay, ofKinds } from '#app/features/follow/request/tried/tried';
import { TriedList } from '#app/features/follow/request/tried/tried-list';
import { Button } from '#app/ui/buttons/button';
import { focusFirstField } from '#app/ui/fields/focus-first-field';
import type { FollowView } from '#domain/contracts/follow';
import { visitInWords } from '#domain/order/visits/visit-words';
import { css } from '#styled/css';
import { PlaceFields } from './place-fields';

/** The visit that was agreed, and where the garden is. */
export function VisitPart(props: FollowProps) {
  const { token, view, tried, now } = props;
  const { visit, place, wish, ended } = view;
  const places = ofKinds(tried, ['place-given']);
  // The head of the page has its button already.
  const isNext = nextStep(view, now).act === 'calendar';
  // A visit that is being chosen asks for the address itself.
  const asksPlace = visit?.state === 'booked' || place !== null;
  if (!visit && !place && wish === '' && places.length === 0) return null;
  return (
    <Part name="visit" title="Our visit">
      {visit && <p className={css({ marginTop: '2' })}>{visitWords(visit, now)}</p>}
      {wish !== '' && (
        <p className={said}>
          You have told us when it suits you: <span>{wish}</span>
        </p>
      )}
      {place && (
        <p className={said}>
          Your garden: <span>{`${place.address}\n${place.postcode}`}</span>
        </p>
      )}
      <TriedList tried={places} now={now} />
      <div className={css({ display: 'grid', gap: '4', marginTop: '4', justifyItems: 'start' })}>
        {visit?.state === 'booked' && !isNext && <CalendarButton token={token} />}
        {asksPlace && ended === null && !places.some(isOnItsWay) && <PlaceForm {...props} />}
      </div>
    </Part>
  );
}

function PlaceForm({ view: { place }, onAct }: FollowProps) {
  const [open, setOpen] = useState(place === null);
  const [faults, setFaults] = useState<Faults>({});
  if (!open) {
    return (
      <Button variant="line" onClick={() => setOpen(true)}>
        Correct the address
      </Button>
    );
  }
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = checkAction(placeIn(new FormData(form)));
    setFaults(checked.faults ?? {});
    if (checked.faults) return focusFirstField(form, Object.keys(checked.faults));
    await onAct(checked.action);
    setOpen(false);
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className={css({ width: 'full' })}>
      <PlaceFields faults={faults} />
      <Button type="submit" variant="line" className={css({ marginTop: '4' })}>
        Save the address
      </Button>
    </form>
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
  '& > span': { display: 'block', whiteSpace: 'pre-line', color: 'textMuted' },
});
