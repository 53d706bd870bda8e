import { useNow } from '#app/desk/frame/use-now';
import { useState } from 'react';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { visitInWords } from '#domain/order/visits/visit-words';
import { ActionFrame } from './action-frame';
import type { ActionProps } from '#app/desk/frame/order/action-props';

/** Cancels the visit that is booked, with the reason in the mail. */
export function CancelVisit({ order, ...props }: ActionProps) {
  const [text, setText] = useState('');
  const { visit } = order.follow;
  const now = useNow();
  return (
    <ActionFrame
      {...props}
      dirty={text.trim() !== ''}
      title="Leave without cancelling the visit?"
      action={{ kind: 'visit-cancelled', text }}
      go="Cancel the visit"
    >
      {visit && <p>{visitInWords(visit, now)}</p>}
      <TextAreaField
        label="Why, for the homeowner"
        hint="Goes in the email that says the visit is cancelled. Optional."
        rows={3}
        maxLength={1000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </ActionFrame>
  );
}
