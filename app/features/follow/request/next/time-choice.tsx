import { useState, type FormEvent } from 'react';
import { checkAction, type Faults } from '#app/features/follow/request/act';
import type { FollowProps } from '#app/features/follow/request/follow-props';
import { ofKinds } from '#app/features/follow/request/tried/tried';
import { PlaceFields } from '#app/features/follow/request/place/place-fields';
import { Button } from '#app/ui/buttons/button';
import { focusFirstField } from '#app/ui/fields/focus-first-field';
import { visitInWords } from '#domain/order/visits/visit-words';
import { css } from '#styled/css';
import { field } from '#styled/recipes';
import { WishForm } from './wish-form';

/** The times on offer: one is chosen, together with where the garden is, or none suits. */
export function TimeChoice(props: FollowProps) {
  const [isNone, setNone] = useState(false);
  if (isNone) return <WishForm {...props} onBack={() => setNone(false)} />;
  return <Times {...props} onNone={() => setNone(true)} />;
}

function Times({ view, tried, now, onAct, onNone }: FollowProps & { onNone: () => void }) {
  const [chosen, setChosen] = useState<string>();
  const [faults, setFaults] = useState<Faults>({});
  const asksPlace = view.place === null && ofKinds(tried, ['place-given']).length === 0;
  const [busy, setBusy] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const time = view.offered.find(({ start }) => start === chosen);
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
    await (place ? onAct(place.action, choice) : onAct(choice));
    setBusy(false);
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <fieldset aria-describedby={faults['time'] && 'time-fault'}>
        <legend className={css({ srOnly: true })}>Times for our visit</legend>
        <div className={grid}>
          {view.offered.map((time) => {
            const [day, hours] = visitInWords(time, now).split(', ');
            return (
              <label key={time.start} className={card}>
                <input
                  type="radio"
                  name="time"
                  value={time.start}
                  checked={time.start === chosen}
                  onChange={() => {
                    setChosen(time.start);
                    setFaults({});
                  }}
                  className={css({ srOnly: true })}
                />
                <span className={css({ textStyle: 'label' })}>{day}</span>
                <span className={css({ color: 'textMuted' })}>{hours}</span>
              </label>
            );
          })}
        </div>
        {faults['time'] && (
          <p id="time-fault" className={field().error}>
            {faults['time']}
          </p>
        )}
      </fieldset>
      {asksPlace && chosen !== undefined && <PlaceFields faults={faults} />}
      <div className={acts}>
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

/** The address as the form says it. */
export function placeIn(data: FormData) {
  const text = (name: string) => String(data.get(name) ?? '');
  return { kind: 'place-given', address: text('address'), postcode: text('postcode') } as const;
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
  gap: '3',
});

const card = css({
  position: 'relative',
  display: 'grid',
  gap: '2px',
  minHeight: '72px',
  alignContent: 'center',
  paddingInline: '5',
  paddingBlock: '3',
  background: 'surface',
  border: '1px solid {colors.lineStrong}',
  borderRadius: 'control',
  cursor: 'pointer',
  touchAction: 'manipulation',
  _hover: { borderColor: 'text' },
  '&:has(:checked)': {
    background: 'accentSoft',
    borderColor: 'accent',
    boxShadow: 'inset 0 0 0 1px {colors.accent}',
  },
  '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
});

const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '5' });
