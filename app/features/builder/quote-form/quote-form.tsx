import type { FormEvent } from 'react';
import { AttentionIcon } from '#app/ui/icons/attention-icon';
import { Button } from '#app/ui/buttons/button';
import { Honeypot } from '#app/ui/fields/honeypot';
import { css, cx } from '#styled/css';
import { answer, summary } from '#styled/recipes';
import { ContactFields } from './contact-fields';
import type { QuoteForm as Form } from './use-quote-form';

interface Props {
  form: Form;
  /** Whether this browser can keep the request until there is signal. */
  keeps: boolean;
}

/** Name, email and phone, and the button that saves and sends the request. */
export function QuoteForm({ form, keeps }: Props) {
  const { failure, phase, incomplete, send } = form;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };

  const styles = answer({ tone: 'danger' });
  return (
    <form className={summary().form} data-typing="" noValidate onSubmit={onSubmit}>
      <div>
        <h2 className={css({ textStyle: 'subheading' })}>Send this for a detailed quote</h2>
        <p className={note}>
          {keeps
            ? 'No signal here? Press submit all the same. It is kept on this device and sent by itself when a connection comes back.'
            : 'This browser keeps nothing, so it is sent as you press submit, and needs a signal.'}
        </p>
      </div>
      <ContactFields form={form} />
      <Honeypot />
      {failure && (
        <div className={cx(styles.root, tight)} role="alert">
          <AttentionIcon />
          <p>{failure}</p>
        </div>
      )}
      <Button type="submit" busy={phase === 'submitting'} disabled={incomplete || phase !== 'idle'}>
        {phase === 'submitting' ? 'Submitting...' : 'Submit Quote Request'}
      </Button>
    </form>
  );
}

const note = css({ color: 'textMuted', marginTop: '1' });

const tight = css({ marginTop: '0' });
