import { useState, type FormEvent } from 'react';
import type { FollowProps } from '#app/features/follow/request/follow-props';
import { TimeCards } from '#app/features/follow/request/next/time-cards';
import { WishForm } from '#app/features/follow/request/next/wish-form';
import { TextForm } from '#app/features/follow/request/text-form';
import { isOnItsWay, ofKinds } from '#app/features/follow/request/tried/tried';
import { offers } from '#app/features/follow/request/offers';
import { FormActions } from '#app/features/follow/request/form-actions';
import { Button } from '#app/ui/buttons/button';
import { focusFirstField } from '#app/ui/fields/focus-first-field';
import type { FollowView } from '#domain/order/contracts/follow';
import { css } from '#styled/css';

type Way = 'times' | 'wish' | 'cancel';

const WAYS: Record<Way, string> = {
  times: 'Another time',
  wish: 'Say when it suits',
  cancel: 'Cancel it',
};

/** A visit that is booked and no longer suits: another of the times, a wish, or no visit. */
export function MoveVisit(props: FollowProps) {
  const { view, tried, now } = props;
  const [way, setWay] = useState<Way>();
  const isChanging = ofKinds(tried, ['time-chosen', 'time-wished', 'visit-called-off']).some(
    isOnItsWay,
  );
  const { movable: visit, otherTimes: times } = offers(view, now);
  if (visit === undefined || isChanging) return null;
  const ways: readonly Way[] = times.length > 0 ? ['times', 'wish', 'cancel'] : ['wish', 'cancel'];
  if (way === undefined) {
    return (
      <Button variant="line" onClick={() => setWay(ways[0])}>
        This time no longer suits me
      </Button>
    );
  }
  const close = () => setWay(undefined);
  return (
    <section aria-label="This time no longer suits me" className={box}>
      <p className={css({ marginBottom: '3' })}>Until you have changed it, this visit stands.</p>
      <fieldset className={choice}>
        <legend className={css({ srOnly: true })}>What would you like instead?</legend>
        {ways.map((one) => (
          <button
            key={one}
            type="button"
            className={tab}
            aria-pressed={one === way}
            onClick={() => setWay(one)}
          >
            {WAYS[one]}
          </button>
        ))}
      </fieldset>
      {way === 'times' && (
        <OtherTimes {...props} times={times} instead={visit.start} onBack={close} />
      )}
      {way === 'wish' && <WishForm onAction={props.onAction} back="Keep it" onBack={close} />}
      {way === 'cancel' && (
        <TextForm
          label="Your reason, if you like"
          hint="We are told at once, and write to you about another time."
          send="Cancel the visit"
          back="Keep it"
          onBack={close}
          action={(text) => ({
            kind: 'visit-called-off',
            start: visit.start,
            minutes: visit.minutes,
            text,
          })}
          onAction={props.onAction}
        />
      )}
    </section>
  );
}

interface OtherProps extends FollowProps {
  times: FollowView['alternatives'];
  /** The start of the visit that is moved. */
  instead: string;
  onBack: () => void;
}

function OtherTimes({ times, instead, now, onAction, onBack }: OtherProps) {
  const [chosenStart, setChosenStart] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const time = times.find(({ start }) => start === chosenStart);
    if (!time) {
      setFault('Choose one of the times.');
      return focusFirstField(form, ['time']);
    }
    setBusy(true);
    await onAction({ kind: 'time-chosen', ...time, instead });
    setBusy(false);
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <TimeCards
        legend="Other times for our visit"
        times={times}
        now={now}
        chosenStart={chosenStart}
        fault={fault}
        onChoose={(start) => {
          setChosenStart(start);
          setFault(undefined);
        }}
      />
      <FormActions send="Move the visit" busy={busy} back="Keep it" onBack={onBack} />
    </form>
  );
}

const box = css({
  width: 'full',
  paddingBlock: '4',
  borderBlock: '1px solid {colors.line}',
});

const choice = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', marginBottom: '4' });

const tab = css({
  minHeight: 'target',
  textStyle: 'label',
  color: 'textMuted',
  cursor: 'pointer',
  borderBottom: '2px solid transparent',
  _hover: { color: 'text' },
  '&[aria-pressed=true]': { color: 'text', borderBottomColor: 'accent' },
});
