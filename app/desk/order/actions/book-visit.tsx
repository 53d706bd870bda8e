import { useNow } from '#app/desk/frame/use-now';
import { useState } from 'react';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';
import { ukInstant, ukTimeOf } from '#domain/order/visits/uk-time';
import { visitInWords } from '#domain/order/visits/visit-words';
import { ActionFrame } from './action-frame';
import type { ActionProps } from '#app/desk/frame/order/action-props';
import { FreeDays, useFreeDays } from './free-days';

/** Books a visit, or moves the one that is booked: a free time, or any other typed by hand. */
export function BookVisit({ order, ...props }: ActionProps) {
  const { found, isError } = useFreeDays(props.id, order);
  const bookedVisit = order.follow.visit?.state === 'booked' ? order.follow.visit : undefined;
  const [typedTime, setTypedTime] = useState({ day: '', time: '', minutes: '' });
  const minutes = Number(typedTime.minutes || (bookedVisit?.minutes ?? found?.minutes ?? 60));
  const start = ukInstant(typedTime);
  const type = (change: Partial<typeof typedTime>) => setTypedTime({ ...typedTime, ...change });
  const action = start === undefined ? null : { kind: 'visit-booked' as const, start, minutes };
  const now = useNow();
  return (
    <ActionFrame
      {...props}
      dirty={start !== undefined}
      title="Leave without booking the visit?"
      action={action}
      go={bookedVisit ? 'Move the visit' : 'Book the visit'}
    >
      {bookedVisit && <p>Booked: {visitInWords(bookedVisit, now)}</p>}
      <FreeDays
        found={found}
        isError={isError}
        hasPlace={order.follow.place !== null}
        chosenStarts={start === undefined ? [] : [start]}
        onPress={(pressed) => type(ukTimeOf(pressed) ?? {})}
      />
      <div className={fields}>
        <TextField
          label="Day"
          type="date"
          value={typedTime.day}
          onChange={({ target }) => type({ day: target.value })}
        />
        <TextField
          label="From"
          type="time"
          value={typedTime.time}
          onChange={({ target }) => type({ time: target.value })}
        />
        <TextField
          label="Minutes"
          inputMode="numeric"
          value={typedTime.minutes || String(minutes)}
          onChange={({ target }) => type({ minutes: target.value.replaceAll(/\D/g, '') })}
        />
      </div>
      {start !== undefined && <p className={sum}>{visitInWords({ start, minutes }, now)}</p>}
    </ActionFrame>
  );
}

const sum = css({ fontWeight: '600' });

const fields = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: '1fr 1fr 112px' },
  // A date would be as wide as its longest words.
  '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& input': { minWidth: '0', paddingInline: '10px', fontSize: '1rem' },
});
