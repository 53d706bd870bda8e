import { useState } from 'react';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { ActionFrame } from './action-frame';
import type { ActionProps } from '#app/desk/frame/order/action-props';

/** Says what happens when with a room that is ordered; what was said before is changed. */
export function TellDates({ order, ...props }: ActionProps) {
  const said = order.follow.plan;
  const [text, setText] = useState(said);
  const isNothing = text.trim() === '' || text === said;
  return (
    <ActionFrame
      {...props}
      dirty={text !== said}
      title="Leave without telling the dates?"
      action={isNothing ? null : { kind: 'planned', text }}
      go="Tell the dates"
    >
      <TextAreaField
        label="What happens when"
        hint="Stands at the head of the homeowner’s page, and goes to them by mail."
        rows={3}
        maxLength={1000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </ActionFrame>
  );
}
