import { useState, type FormEvent } from 'react';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { focusFirstField } from '#app/ui/fields/focus-first-field';
import type { HomeownerAction } from '#domain/order/case/actions';
import { css } from '#styled/css';
import { checkAction } from './act';
import type { FollowProps } from './follow-props';
import { FormActs } from './form-acts';

interface Props extends Pick<FollowProps, 'onAct'> {
  label: string;
  hint?: string;
  send: string;
  solid?: boolean;
  back?: string;
  onBack?: () => void;
  /** What is already written. */
  written?: string;
  action: (text: string) => HomeownerAction;
}

/** One box of text and the button that sends it. It is empty again once its words are saved. */
export function TextForm(props: Props) {
  const { label, hint, send, solid, back, onBack, written = '', action, onAct } = props;
  const [text, setText] = useState(written);
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
    await onAct(checked.action);
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
        onChange={({ target }) => {
          setText(target.value);
          setFault(undefined);
        }}
      />
      <FormActs send={send} solid={solid} busy={busy} back={back} onBack={onBack} />
    </form>
  );
}
