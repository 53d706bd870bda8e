import { useState, type FormEvent } from 'react';
import { checkAction, type Faults } from '#app/features/follow/request/take-action';
import type { FollowProps } from '#app/features/follow/request/follow-props';
import { offers } from '#app/features/follow/request/offers';
import { ofKinds } from '#app/features/follow/request/tried/tried';
import { PlaceFields, placeIn } from '#app/features/follow/request/place/place-fields';
import { Button } from '#app/ui/buttons/button';
import { focusFirstField } from '#app/ui/fields/focus-first-field';
import { css } from '#styled/css';
import { TimeCards } from './time-cards';
import { WishForm } from './wish-form';

/** The times on offer: one is chosen, together with where the garden is, or none suits. */
export function TimeChoice(props: FollowProps) {
  const [isNone, setNone] = useState(false);
  const { times } = offers(props.view, props.now);
  if (times.length === 0) return <WishForm onAction={props.onAction} />;
  if (isNone)
    return (
      <WishForm onAction={props.onAction} back="Back to the times" onBack={() => setNone(false)} />
    );
  return <Times {...props} times={times} onNone={() => setNone(true)} />;
}

interface TimesProps extends FollowProps {
  times: FollowProps['view']['offered'];
  onNone: () => void;
}

function Times({ view, times, tried, now, onAction, onNone }: TimesProps) {
  const [chosenStart, setChosenStart] = useState<string>();
  const [faults, setFaults] = useState<Faults>({});
  const asksPlace = view.place === null && ofKinds(tried, ['place-given']).length === 0;
  const [busy, setBusy] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const time = times.find(({ start }) => start === chosenStart);
    if (!time) {
      setFaults({ time: 'Choose one of the times.' });
      return focusFirstField(form, ['time']);
    }
    const place = asksPlace ? checkAction(placeIn(data)) : undefined;
    if (place?.faults) {
      setFaults(place.faults);
      return focusFirstField(form, Object.keys(place.faults));
    }
    setBusy(true);
    const choice = { kind: 'time-chosen', ...time } as const;
    await (place ? onAction(place.action, choice) : onAction(choice));
    setBusy(false);
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <TimeCards
        legend="Times for our visit"
        times={times}
        now={now}
        chosenStart={chosenStart}
        fault={faults['time']}
        onChoose={(start) => {
          setChosenStart(start);
          setFaults({});
        }}
      />
      {asksPlace && chosenStart !== undefined && <PlaceFields faults={faults} />}
      <div className={actions}>
        <Button type="submit" busy={busy} disabled={busy}>
          Choose this time
        </Button>
        <Button variant="line" onClick={onNone}>
          None of these suit
        </Button>
      </div>
    </form>
  );
}

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '5' });
