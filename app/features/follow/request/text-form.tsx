import { useState, type FormEvent } from 'react';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { focusFirstField } from '#app/ui/fields/focus-first-field';
import type { HomeownerAction } from '#domain/order/history/actions';
import { css } from '#styled/css';
import { checkAction } from './take-action';
import type { FollowProps } from './follow-props';
import { FormActions } from './form-actions';

interface Props extends Pick<FollowProps, 'onAction'> {
  label: string;
  hint?: string;
  send: string;
  solid?: boolean;
  back?: string;
  onBack?: () => void;
  /** What is already written. */
  beginning?: string;
  action: (text: string) => HomeownerAction;
}

/** One box of text and the button that sends it. It is empty again once its words are saved. */
export function TextForm(props: Props) {
  const { label, hint, send, solid, back, onBack, beginning = '', action, onAction } = props;
  const [text, setText] = useState(beginning);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = checkAction(action(text));
    if (checked.faults) {
      setFault(checked.faults['text'] ?? 'Please look at this again.');
      return focusFirstField(form, ['text']);
    }
    setBusy(true);
    await onAction(checked.action);
    setText('');
    setBusy(false);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={css({ maxWidth: 'form' })}>
      <TextAreaField
        label={label}
        hint={hint}
        error={fault}
        name="text"
        value={text}
        readOnly={busy}
        onChange={({ target }) => {
          setText(target.value);
          setFault(undefined);
        }}
      />
      <FormActions send={send} solid={solid} busy={busy} back={back} onBack={onBack} />
    </form>
  );
}
