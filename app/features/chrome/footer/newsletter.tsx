import type { FormEvent } from 'react';
import { newsletterForm } from '#app/content/company/newsletter-form';
import { Button } from '#app/ui/buttons/button';
import { FieldFrame } from '#app/ui/fields/field-frame';
import { Honeypot } from '#app/ui/fields/honeypot';
import { css } from '#styled/css';
import { useNewsletter } from './use-newsletter';

type Props = { titleClass?: string | undefined; formClass?: string | undefined };

/** The newsletter box; the code that sends is loaded on demand. */
export function Newsletter({ titleClass, formClass }: Props) {
  const { phase, error, message, change, send } = useNewsletter();
  const busy = phase === 'sending';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void send(event.currentTarget);
  };
  return (
    <div className={css({ marginTop: '6' })}>
      <h2 className={titleClass}>{newsletterForm.heading}</h2>
      <p className={note}>{newsletterForm.note}</p>
      <form
        className={formClass}
        // Without the program the server answers with this page (server/routes/requests/plain-forms.ts).
        id="newsletter"
        action="#newsletter"
        method="post"
        onSubmit={onSubmit}
        onInput={change}
      >
        <FieldFrame id="newsletter-email" label={newsletterForm.label} error={error}>
          {(ties) => (
            <input
              {...ties}
              name="email"
              type="email"
              autoComplete="email"
              required
              readOnly={busy}
            />
          )}
        </FieldFrame>
        <Honeypot />
        <Button type="submit" name="form" value="newsletter" variant="line" busy={busy}>
          {newsletterForm.button}
        </Button>
      </form>
      <output className={css({ display: 'block', marginTop: '2' })}>{message}</output>
    </div>
  );
}

const note = css({ color: 'textMuted', marginBottom: '3' });
