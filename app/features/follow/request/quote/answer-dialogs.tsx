import { WithFigures } from '#app/ui/prices/with-figures';
import { useState, type FormEvent } from 'react';
import { checkAction, type Faults } from '#app/features/follow/request/take-action';
import type { FollowProps } from '#app/features/follow/request/follow-props';
import { TextForm } from '#app/features/follow/request/text-form';
import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { TextField } from '#app/ui/fields/text-field';
import { focusFirstField } from '#app/ui/fields/focus-first-field';
import type { FollowedQuote } from '#domain/order/contracts/follow';
import { paymentWords } from '#domain/order/quote/payment-words';
import { quoteTotals } from '#domain/order/quote/quote-totals';
import { inPence } from '#domain/text/in-pence';
import { css } from '#styled/css';

interface Props extends Pick<FollowProps, 'onAction'> {
  quote: FollowedQuote;
  open: boolean;
  onClose: () => void;
}

interface AcceptProps extends Props {
  /** Why it can no longer be accepted, where that came about while it was read. */
  over: string | null;
}

/** The exact words that are agreed to, a name, and one button. They never change under whoever reads them. */
export function AcceptDialog({ quote, over, open, onClose, onAction }: AcceptProps) {
  const [faults, setFaults] = useState<Faults>({});
  const { version, hash, agreement, content } = quote;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name') ?? '');
    const checked = checkAction({ kind: 'accepted', version, hash, name });
    setFaults(checked.faults ?? {});
    if (checked.faults) return focusFirstField(form, Object.keys(checked.faults));
    onClose();
    await onAction(checked.action);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title="Accept this quote"
      description={`This orders the room. ${paymentWords(content)}`}
    >
      <blockquote className={exact}>
        <WithFigures text={agreement} />
      </blockquote>
      <form noValidate onSubmit={(event) => void send(event)} className={fields}>
        <TextField
          label="Your full name"
          hint="In place of a signature. We keep it with these words and the time."
          name="name"
          autoComplete="name"
          error={faults['name']}
        />
        {over !== null && <p role="alert">{over}</p>}
        <Button type="submit" disabled={over !== null}>
          <span>
            Accept for <span>{inPence(quoteTotals(content).total)}</span>
          </span>
        </Button>
      </form>
    </Dialog>
  );
}

/** Declines a version, with a reason for those who want to give one. */
export function DeclineDialog({ quote: { version }, open, onClose, onAction }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title="Decline this quote?"
      description="Nothing more happens then, and nothing is owed. If only a part of it is not right, ask us instead: we can send you another version."
    >
      <TextForm
        label="Your reason, if you like"
        send={`Decline version ${version}`}
        back="Keep it"
        onBack={onClose}
        action={(text) => ({ kind: 'declined', version, text })}
        onAction={async (action) => {
          onClose();
          await onAction(action);
        }}
      />
    </Dialog>
  );
}

const exact = css({
  borderLeft: '2px solid {colors.accent}',
  paddingLeft: '4',
  marginBottom: '5',
  overflowWrap: 'anywhere',
});

const fields = css({ display: 'grid', gap: '5' });
