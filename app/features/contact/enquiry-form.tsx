import { Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { contactForm } from '#app/content/page-words/contact-page';
import type { UnsentEnquiry } from '#app/offline/outbox/outbox-entry';
import { Button } from '#app/ui/buttons/button';
import { Honeypot } from '#app/ui/fields/honeypot';
import { AttentionIcon } from '#app/ui/icons/states/attention-icon';
import type { EnquiryBody } from '#domain/order/contracts/requests/enquiry';
import { css, cx } from '#styled/css';
import { answer, contact } from '#styled/recipes';
import { EnquiryFields } from './enquiry-fields';
import { EnquiryThanks } from './enquiry-thanks';
import { useEnquiryForm } from './use-enquiry-form';

interface Props {
  /** An enquiry our server did not accept, to be corrected here. */
  refusedEnquiry: UnsentEnquiry | null;
  /** What is typed: it outlives this form. */
  typed: Partial<EnquiryBody>;
  onTyped: (typed: Partial<EnquiryBody>) => void;
  /** Called once the enquiry is saved on this device, or received by us. */
  onSafe: () => void;
}

/** "Book Your Free Consultation". */
export function EnquiryForm({ refusedEnquiry, typed, onTyped, onSafe }: Props) {
  const { phase, errors, failure, change, send } = useEnquiryForm(refusedEnquiry, () => {
    onTyped({});
    onSafe();
  });
  const busy = phase.kind === 'sending';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void send(event.currentTarget);
  };
  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    onTyped(Object.fromEntries(new FormData(currentTarget)));
    if ('name' in target && typeof target.name === 'string') change(target.name);
  };
  const styles = answer({ tone: 'danger' });
  return (
    <form
      className={contact().form}
      aria-labelledby="enquiry-heading"
      // Without the program the server answers with this page (server/routes/requests/plain-forms.ts).
      id="enquiry"
      action="#enquiry"
      method="post"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <div>
        <h2 id="enquiry-heading" className={css({ textStyle: 'heading' })}>
          {contactForm.heading}
        </h2>
        <p className={css({ color: 'textMuted', marginTop: '3' })}>{contactForm.lead}</p>
      </div>
      <EnquiryFields
        initial={{ ...refusedEnquiry?.request, ...typed }}
        errors={errors}
        readOnly={busy}
      />
      <Honeypot />
      {failure && (
        <div className={cx(styles.root, flush)} role="alert">
          <AttentionIcon />
          <p>{failure}</p>
        </div>
      )}
      <div className={css({ display: 'grid', justifyItems: 'start', gap: '3' })}>
        <Button type="submit" name="form" value="enquiry" busy={busy}>
          {busy ? contactForm.sending : contactForm.button}
        </Button>
        <p className={css({ textStyle: 'caption', color: 'textMuted' })}>
          {contactForm.privacyNote}{' '}
          <Link className={goTo} to="/privacy">
            Privacy
          </Link>
        </p>
      </div>
      <ErrorBoundary part="enquiry thanks" of={phase}>
        <EnquiryThanks phase={phase} />
      </ErrorBoundary>
    </form>
  );
}

const flush = css({ marginTop: '0' });

const goTo = css({ color: 'text', textDecoration: 'underline', textUnderlineOffset: '3px' });
