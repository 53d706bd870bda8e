import { useNow } from '#app/features/admin/frame/use-now';
import { useState } from 'react';
import { previewOfAction } from '#app/api/desk/mail-previews';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { css } from '#styled/css';
import { visitInWords } from '#domain/order/visits/visit-words';
import type { ActProps } from './act-props';
import { ActButtons } from './act-buttons';
import { Guarded } from './guarded';

/** Cancels the visit that is booked, with the reason in the mail. */
export function CancelVisit({ id, order, busy, act, onCancel }: ActProps) {
  const [text, setText] = useState('');
  const { visit } = order.follow;
  const now = useNow();
  const action = { kind: 'visit-cancelled', text } as const;
  return (
    <Guarded dirty={text.trim() !== ''} title="Leave without cancelling the visit?">
      {(close) => (
        <form
          className={form}
          onSubmit={(event) => {
            event.preventDefault();
            void act(action);
          }}
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
          <ActButtons
            busy={busy}
            go="Cancel the visit"
            mail={previewOfAction(id, action)}
            onCancel={() => close(onCancel)}
          />
        </form>
      )}
    </Guarded>
  );
}

const form = css({ display: 'grid', gap: '3' });
