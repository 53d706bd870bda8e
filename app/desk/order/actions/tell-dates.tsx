import { useState } from 'react';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';
import { ActionFrame } from './action-frame';
import type { ActionProps } from '#app/desk/frame/order/action-props';

/** Says what happens when with a room that is ordered, and when it is built; what was said before is changed. */
export function TellDates({ order, ...props }: ActionProps) {
  const { plan, build } = order.follow;
  const said = { text: plan, from: build?.from ?? '', to: build?.to ?? '' };
  const [typed, setTyped] = useState(said);
  const type = (change: Partial<typeof said>) => setTyped({ ...typed, ...change });
  const { text, from, to } = typed;
  const isSame = text === said.text && from === said.from && to === said.to;
  const wrong = daysProblem(typed);
  const isNothing = text.trim() === '' && from === '';
  const days = from === '' ? {} : { from, to };
  return (
    <ActionFrame
      {...props}
      dirty={!isSame}
      title="Leave without telling the dates?"
      action={isSame || isNothing || wrong ? null : { kind: 'planned', text, ...days }}
      go="Tell the dates"
    >
      <fieldset>
        <legend className={legend}>When we build in the garden, once it is known</legend>
        <div className={fields}>
          <TextField
            label="First day"
            type="date"
            value={from}
            error={wrong?.from}
            onChange={({ target }) =>
              type({
                from: target.value,
                to: to === said.to && to < target.value ? target.value : to,
              })
            }
          />
          <TextField
            label="Last day"
            type="date"
            value={to}
            error={wrong?.to}
            onChange={({ target }) => type({ to: target.value })}
          />
        </div>
      </fieldset>
      <TextAreaField
        label="What happens when"
        hint="Stands with the days at the head of the homeowner’s page, and goes to them by mail."
        rows={3}
        maxLength={1000}
        value={text}
        onChange={({ target }) => type({ text: target.value })}
      />
    </ActionFrame>
  );
}

/** What is wrong with the days of the build, by field; undefined for nothing. */
function daysProblem({ from, to }: { from: string; to: string }) {
  if (from === '' && to === '') return undefined;
  if (from === '') return { from: 'Give the first day', to: undefined };
  if (to === '') return { from: undefined, to: 'Give the last day' };
  return from <= to ? undefined : { from: undefined, to: 'This day comes before the first' };
}

const legend = css({ paddingBottom: '2', color: 'textMuted' });

const fields = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // A date would be as wide as its longest words.
  '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& input': { minWidth: '0', paddingInline: '10px', fontSize: '1rem' },
});
