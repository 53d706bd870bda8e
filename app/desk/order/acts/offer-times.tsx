import { useNow } from '#app/desk/frame/use-now';
import { useState } from 'react';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { css } from '#styled/css';
import { visitInWords } from '#domain/order/visits/visit-words';
import { ActFrame } from './act-frame';
import type { ActProps } from '#app/desk/frame/order/act-props';
import { FreeDays, useFreeDays } from './free-days';

const MOST = 12;

/** The words of the button for few times. */
const OFFER = ['Offer times', 'Offer 1 time'];

/** Offers the homeowner up to twelve of the times that are free, of which they choose one. */
export function OfferTimes({ order, ...props }: ActProps) {
  const { found, isError } = useFreeDays(props.id, order);
  const [chosen, choose] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const now = useNow();
  const press = (start: string) =>
    choose(
      chosen.includes(start)
        ? chosen.filter((one) => one !== start)
        : [...chosen, start].toSorted(),
    );
  const minutes = found?.minutes ?? 60;
  const times = chosen.map((start) => ({ start, minutes }));
  return (
    <ActFrame
      {...props}
      dirty={chosen.length > 0 || text !== ''}
      title="Leave without offering the times?"
      action={chosen.length === 0 ? null : { kind: 'times-offered', times, text }}
      go={OFFER[chosen.length] ?? `Offer ${chosen.length} times`}
    >
      <FreeDays
        found={found}
        isError={isError}
        hasPlace={order.follow.place !== null}
        chosen={chosen}
        full={chosen.length >= MOST}
        onPress={press}
      />
      {chosen.length > 0 && (
        <ul className={list} aria-label="To be offered">
          {chosen.map((start) => (
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
    </ActFrame>
  );
}

const list = css({ display: 'grid', gap: '1' });
