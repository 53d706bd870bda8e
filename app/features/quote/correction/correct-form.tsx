import { useEffect, useRef, type FormEvent } from 'react';
import type { UnsentQuote } from '#app/offline/outbox/outbox-entry';
import { Button } from '#app/ui/buttons/button';
import { TextBoxes } from '#app/ui/fields/text-boxes';
import { quoteFields } from '#domain/order/contracts/requests/form-fields';
import { css } from '#styled/css';
import { queueItem } from '#styled/recipes';
import { useCorrection } from './use-correction';

/** The contact details of a refused request, to correct on the spot. */
export function CorrectForm({ item, onEnd }: { item: UnsentQuote; onEnd: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { contact, errors, busy, change, send } = useCorrection(item, onEnd);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, []);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  return (
    <form ref={form} className={fields} noValidate onSubmit={onSubmit} aria-label="Your details">
      <TextBoxes
        fields={quoteFields}
        id={item.id}
        texts={contact}
        errors={errors}
        onChange={change}
      />
      <div className={queueItem().actions}>
        <Button type="submit" size="compact" busy={busy} disabled={busy}>
          Send
        </Button>
        <Button size="compact" variant="line" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const fields = css({ display: 'grid', gap: '4', maxWidth: 'form', marginTop: '5' });
