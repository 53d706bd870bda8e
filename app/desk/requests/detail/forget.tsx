import { useState } from 'react';
import { ConfirmDialog } from '#app/desk/frame/confirm-dialog';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';

interface Props {
  anonymous: boolean;
  busy: boolean;
  onAnonymise: () => void;
  onRemove: () => void;
}

const QUESTIONS = {
  anonymise: {
    title: 'Make this request anonymous?',
    description:
      'Name, address, phone number, message, notes and mail are removed for good. What was asked for stays, and so do invoices, for the six years that the law requires.',
    confirm: 'Anonymise',
  },
  remove: {
    title: 'Delete this request?',
    description:
      'The request and its mail are removed for good. One with invoices or payments has to be kept for six years; you can make it anonymous.',
    confirm: 'Delete',
  },
} as const;

/** Anonymises a request or removes it. Both ask first. */
export function Forget({ anonymous, busy, onAnonymise, onRemove }: Props) {
  const [asked, ask] = useState<keyof typeof QUESTIONS>();
  // Keeps the text while the dialog closes.
  const [last, setLast] = useState<keyof typeof QUESTIONS>('remove');
  const question = QUESTIONS[asked ?? last];
  const open = (which: keyof typeof QUESTIONS) => {
    setLast(which);
    ask(which);
  };
  const confirm = () => {
    ask(undefined);
    if (last === 'remove') onRemove();
    else onAnonymise();
  };
  return (
    <div className={actions}>
      {!anonymous && (
        <Button variant="line" size="dense" disabled={busy} onClick={() => open('anonymise')}>
          Anonymise
        </Button>
      )}
      <Button variant="danger" size="dense" disabled={busy} onClick={() => open('remove')}>
        Delete
      </Button>
      <ConfirmDialog
        open={asked !== undefined}
        title={question.title}
        description={question.description}
        stay="Keep it"
        go={question.confirm}
        onStay={() => ask(undefined)}
        onGo={confirm}
      />
    </div>
  );
}

const actions = css({
  display: 'flex',
  gap: '2',
  marginTop: '8',
  paddingTop: '4',
  borderTop: '1px solid {colors.line}',
});
