import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { useFacts } from '#app/ui/company/use-facts';
import type { FormEvent } from 'react';
import { quoteForm } from '#app/content/page-words/quote-form';
import { useOnline } from '#app/pwa/use-online';
import { AttentionIcon } from '#app/ui/icons/states/attention-icon';
import { Button } from '#app/ui/buttons/button';
import { Honeypot } from '#app/ui/fields/honeypot';
import { TextBoxes } from '#app/ui/fields/text-boxes';
import { deviceName } from '#app/ui/screen/device-name';
import { quoteFields } from '#domain/order/contracts/requests/form-fields';
import { css, cx } from '#styled/css';
import { answer, summary } from '#styled/recipes';
import { PostcodeField } from './postcode-field';
import { VisualisationTick } from './visualisation-tick';
import type { QuoteForm as Form } from './use-quote-form';

interface Props {
  form: Form;
  /** Whether this browser can keep the request until there is signal. */
  keeps: boolean;
}

/** Who answers and when, the boxes of the form, and the button that saves and sends the request. */
export function QuoteForm({ form, keeps }: Props) {
  const { contact, errors, failure, phase, incomplete, visualisation, change, send } = form;
  const words = quoteForm(useFacts());
  const online = useOnline();
  const noSignal = online ? null : words.noSignal;
  const signal = keeps ? noSignal : words.keepsNothing;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };

  const styles = answer({ tone: 'danger' });
  return (
    <form className={summary().form} data-typing="" noValidate onSubmit={onSubmit}>
      <div>
        <h2 className={css({ textStyle: 'subheading' })}>{words.heading}</h2>
        <p className={note}>{words.promise}</p>
      </div>
      <TextBoxes
        fields={quoteFields}
        id="quote"
        texts={contact}
        errors={errors}
        readOnly={phase !== 'idle'}
        onChange={change}
      />
      <ErrorBoundary part="postcode" instead={null}>
        <PostcodeField />
      </ErrorBoundary>
      {visualisation && keeps && (
        <VisualisationTick
          visualisation={visualisation}
          name="visualisation"
          disabled={phase !== 'idle'}
        >
          {words.visualisation(deviceName())}
        </VisualisationTick>
      )}
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
      {signal && <p className={beside}>{signal}</p>}
    </form>
  );
}

const note = css({ color: 'textMuted', marginTop: '1' });

const beside = css({ color: 'textMuted', marginTop: '-8px' });

const tight = css({ marginTop: '0' });
