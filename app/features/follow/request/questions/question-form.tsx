import { useState, type FormEvent } from 'react';
import { checkAction } from '#app/features/follow/request/take-action';
import type { FollowProps } from '#app/features/follow/request/follow-props';
import { PhotoField } from '#app/features/follow/request/photos/photo-field';
import { keepPhotos } from '#app/offline/photos/photo-store';
import type { NewPhoto } from '#app/offline/photos/photo-row';
import { useChosenPhotos } from '#app/pwa/photos/use-chosen-photos';
import { Button } from '#app/ui/buttons/button';
import { deviceName } from '#app/ui/screen/device-name';
import { focusFirstField } from '#app/ui/fields/focus-first-field';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { MOST_PHOTOS } from '#domain/order/photos';
import { css } from '#styled/css';

interface Props extends Pick<FollowProps, 'token' | 'onAction'> {
  /** What a question had that was refused. */
  beginning: { text: string; photos: readonly NewPhoto[] };
}

/** A question and its photos. The photos are on this device's disk before the question that names them is. */
export function QuestionForm({ token, beginning, onAction }: Props) {
  const [text, setText] = useState(beginning.text);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const chosenPhotos = useChosenPhotos(MOST_PHOTOS, beginning.photos);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const photos = chosenPhotos.photos.map(({ id }) => id);
    const named = photos.length > 0 ? { photos } : {};
    const checked = checkAction({ kind: 'asked', text, ...named });
    if (checked.faults) {
      setFault(checked.faults['text'] ?? 'Please look at this again.');
      return focusFirstField(form, ['text']);
    }
    setBusy(true);
    try {
      if (photos.length > 0) await keepPhotos({ kind: 'question', token }, chosenPhotos.photos);
    } catch {
      chosenPhotos.setFault(
        `The photos do not fit on this ${deviceName()}. Remove some of them, or ask without: your question is not sent yet.`,
      );
      return setBusy(false);
    }
    await onAction(checked.action);
    // The next question may have been begun meanwhile.
    setText((shown) => (shown === text ? '' : shown));
    chosenPhotos.removeSent(photos);
    setBusy(false);
  }

  const isMaking = chosenPhotos.busy > 0;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={css({ maxWidth: 'form' })}>
      <TextAreaField
        label="Your question"
        hint="About the quote, the groundwork, the way into your garden: anything."
        error={fault}
        name="text"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setFault(undefined);
        }}
      />
      <PhotoField chosenPhotos={chosenPhotos} />
      <Button
        type="submit"
        variant="line"
        busy={busy}
        disabled={busy || isMaking}
        className={css({ marginTop: '4' })}
      >
        Ask us
      </Button>
    </form>
  );
}
