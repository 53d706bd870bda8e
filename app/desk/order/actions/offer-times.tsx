import { useNow } from '#app/desk/frame/use-now';
import { useState } from 'react';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { css } from '#styled/css';
import { visitInWords } from '#domain/order/visits/visit-words';
import { ActionFrame } from './action-frame';
import type { ActionProps } from '#app/desk/frame/order/action-props';
import { FreeDays, useFreeDays } from './free-days';

const MOST = 12;

/** The words of the button for few times. */
const OFFER = ['Offer times', 'Offer 1 time'];

/** Offers the homeowner up to twelve of the times that are free, of which they choose one. */
export function OfferTimes({ order, ...props }: ActionProps) {
  const { found, isError } = useFreeDays(props.id, order);
  const [chosenStarts, choose] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const now = useNow();
  const press = (start: string) =>
    choose(
      chosenStarts.includes(start)
        ? chosenStarts.filter((one) => one !== start)
        : [...chosenStarts, start].toSorted(),
    );
  const minutes = found?.minutes ?? 60;
  const times = chosenStarts.map((start) => ({ start, minutes }));
  return (
    <ActionFrame
      {...props}
      dirty={chosenStarts.length > 0 || text !== ''}
      title="Leave without offering the times?"
      action={chosenStarts.length === 0 ? null : { kind: 'times-offered', times, text }}
      go={OFFER[chosenStarts.length] ?? `Offer ${chosenStarts.length} times`}
    >
      <FreeDays
        found={found}
        isError={isError}
        hasPlace={order.follow.place !== null}
        chosenStarts={chosenStarts}
        full={chosenStarts.length >= MOST}
        onPress={press}
      />
      {chosenStarts.length > 0 && (
        <ul className={list} aria-label="To be offered">
          {chosenStarts.map((start) => (
            <li key={start}>{visitInWords({ start, minutes }, now)}</li>
          ))}
        </ul>
      )}
      <TextAreaField
        label="Note for the homeowner"
        hint="Optional."
        rows={2}
        maxLength={1000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </ActionFrame>
  );
}

const list = css({ display: 'grid', gap: '1' });
