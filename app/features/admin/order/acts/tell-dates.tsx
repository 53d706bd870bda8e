import { useState } from 'react';
import { previewOfAction } from '#app/api/desk/mail-previews';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { css } from '#styled/css';
import { ActButtons } from './act-buttons';
import type { ActProps } from './act-props';
import { Guarded } from './guarded';

/** Says what happens when with a room that is ordered; what was said before is changed. */
export function TellDates({ id, order, busy, act, onCancel }: ActProps) {
  const said = order.follow.plan;
  const [text, setText] = useState(said);
  const action = { kind: 'planned', text } as const;
  const isNothing = text.trim() === '' || text === said;
  return (
    <Guarded dirty={text !== said} title="Leave without telling the dates?">
      {(close) => (
        <form
          className={form}
          onSubmit={(event) => {
            event.preventDefault();
            void act(action);
          }}
        >
          <TextAreaField
            label="What happens when"
            hint="Stands at the head of the homeowner’s page, and goes to them by mail."
            rows={3}
            maxLength={1000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <ActButtons
            busy={busy}
            disabled={isNothing}
            go="Tell the dates"
            mail={isNothing ? null : previewOfAction(id, action)}
            onCancel={() => close(onCancel)}
          />
        </form>
      )}
    </Guarded>
  );
}

const form = css({ display: 'grid', gap: '3' });
