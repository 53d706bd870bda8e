import { type SyntheticEvent, useEffect, useRef } from 'react';
import { addPasskey, fetchPasskeyOptions } from '#app/api/desk/people';
import { fieldError, usePeopleChange } from '#app/desk/people/people-queries';
import { loadPasskeys, makePasskey } from '#app/desk/frame/sign-in/passkeys';
import { problemOf } from '#app/desk/frame/sign-in/problem-of';
import { Button } from '#app/ui/buttons/button';
import { TextField } from '#app/ui/fields/text-field';
import { toast } from '#app/ui/toasts/toast';
import { css } from '#styled/css';

/** Adds a passkey of this device, or of one that the browser reaches. */
export function AddPasskey() {
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error } = usePeopleChange(
    async (name: string) => addPasskey(name, await makePasskey(fetchPasskeyOptions)),
    () => {
      form.current?.reset();
      toast({ title: 'The passkey is added' });
    },
  );
  useEffect(loadPasskeys, []);
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (!isPending) mutate(name === '' ? 'Passkey' : name);
  };
  const wrong = fieldError(error, 'name') ?? problemOf(error);
  return (
    <form ref={form} className={stack} onSubmit={submit} noValidate>
      <TextField
        label="What it is on"
        hint="So that you know it again, such as My phone"
        name="name"
        autoComplete="off"
        maxLength={60}
        error={wrong}
      />
      <div>
        <Button type="submit" variant="line" size="dense" busy={isPending}>
          Add a passkey
        </Button>
      </div>
    </form>
  );
}

const stack = css({ display: 'grid', gap: '3', maxWidth: '24em' });
