import { useHydrated } from '@tanstack/react-router';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { addPasskey, fetchPasskeyOptions, removePasskey } from '#app/api/desk/people';
import { shortMoment } from '#app/desk/frame/requests/words';
import { hasPasskeys, loadPasskeys, makePasskey } from '#app/desk/frame/sign-in/passkeys';
import { problemOf } from '#app/desk/frame/sign-in/problem-of';
import { fieldError, usePeopleChange } from '#app/desk/people/people-queries';
import { Button } from '#app/ui/buttons/button';
import { IconButton } from '#app/ui/buttons/icon-button';
import { TextField } from '#app/ui/fields/text-field';
import { BinIcon } from '#app/ui/icons/bin-icon';
import { toast } from '#app/ui/toasts/toast';
import type { People } from '#domain/order/contracts/admin/people';
import { css } from '#styled/css';

/** The own passkeys, each with its way out, and how to add one. */
export function OwnPasskeys({ passkeys }: Pick<People['me'], 'passkeys'>) {
  const isHydrated = useHydrated();
  const { mutate } = usePeopleChange(removePasskey, () =>
    toast({ title: 'The passkey is removed' }),
  );
  const remove = (id: string) =>
    mutate(id, {
      onError: (error) =>
        toast({
          title: 'The passkey was not removed',
          description: problemOf(error) ?? '',
          variant: 'destructive',
        }),
    });
  return (
    <div className={stack}>
      <h3 className={heading}>Passkeys</h3>
      <p className={muted}>
        A passkey is kept by your phone, your computer or a security key. You sign in with a
        fingerprint, your face or its PIN, and there is nothing to remember.
      </p>
      {passkeys.length > 0 && (
        <ul className={list} aria-label="Your passkeys">
          {passkeys.map(({ id, name, addedAt, usedAt }) => (
            <li key={id} className={row}>
              <span className={words}>{name}</span>
              <span className={muted}>
                {usedAt === null ? `added ${shortMoment(addedAt)}` : `used ${shortMoment(usedAt)}`}
              </span>
              <IconButton label={`Remove ${name}`} onClick={() => remove(id)}>
                <BinIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {isHydrated && (hasPasskeys() ? <AddPasskey /> : <p>This browser has no passkeys.</p>)}
    </div>
  );
}

/** Adds a passkey of this device, or of one that the browser reaches. */
function AddPasskey() {
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
    <form ref={form} className={fields} onSubmit={submit} noValidate>
      <TextField
        label="What it is on"
        hint="So that you know it again, such as My phone"
        name="name"
        autoComplete="off"
        maxLength={60}
        readOnly={isPending}
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

const stack = css({ display: 'grid', gap: '3', marginTop: '6' });

const heading = css({ fontWeight: '600' });

const muted = css({ color: 'textMuted' });

const list = css({ borderTop: '1px solid {colors.line}' });

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  borderBottom: '1px solid {colors.line}',
});

const words = css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' });

const fields = css({ display: 'grid', gap: '3', maxWidth: '24em' });
