import { useState, type FormEvent } from 'react';
import { checkAction, type Faults } from '#app/features/follow/request/take-action';
import { FormActions } from '#app/features/follow/request/form-actions';
import { focusFirstField } from '#app/ui/fields/focus-first-field';
import type { FollowView } from '#domain/order/contracts/follow';
import type { HomeownerAction } from '#domain/order/history/actions';
import { css } from '#styled/css';
import { PlaceFields, placeIn } from './place-fields';

interface Props {
  /** What is already known or written. */
  place: FollowView['place'];
  send: string;
  onSend: (action: HomeownerAction) => Promise<void>;
  back?: string;
  onBack?: () => void;
}

/** Where the garden is, to be written or corrected. */
export function PlaceForm({ place, send, onSend, back, onBack }: Props) {
  const [faults, setFaults] = useState<Faults>({});
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = checkAction(placeIn(new FormData(form)));
    setFaults(checked.faults ?? {});
    if (checked.faults) return focusFirstField(form, Object.keys(checked.faults));
    await onSend(checked.action);
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={css({ width: 'full' })}>
      <PlaceFields faults={faults} place={place} />
      <FormActions send={send} back={back} onBack={onBack} />
    </form>
  );
}
