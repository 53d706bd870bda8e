import { type SyntheticEvent, useState } from 'react';
import { changePassword } from '#app/api/desk/people';
import { fieldError, usePeopleChange } from '#app/desk/people/people-queries';
import { problemOf } from '#app/desk/frame/sign-in/problem-of';
import { Button } from '#app/ui/buttons/button';
import { TextField } from '#app/ui/fields/text-field';
import { toast } from '#app/ui/toasts/toast';
import { SHORTEST_PASSWORD } from '#domain/order/contracts/admin/sign-in';
import type { People } from '#domain/order/contracts/admin/people';
import { css } from '#styled/css';

const WORDS: Readonly<Record<People['me']['password'], string>> = {
  own: 'With a password.',
  none: 'With a passkey alone. To choose a password instead, ask the owner for a new link.',
  outside: 'With the password in ADMIN_PASSWORD, which is changed where the server is set up.',
};

/** The own password, and the form in which it is changed. */
export function OwnPassword({ password }: Pick<People['me'], 'password'>) {
  const [open, setOpen] = useState(false);
  return (
    <div className={stack}>
      <p>{WORDS[password]}</p>
      {password === 'own' && !open && (
        <div>
          <Button variant="line" size="dense" onClick={() => setOpen(true)}>
            Change your password
          </Button>
        </div>
      )}
      {password === 'own' && open && <Passwords onClose={() => setOpen(false)} />}
    </div>
  );
}

function Passwords({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, error } = usePeopleChange(changePassword, () => {
    toast({ title: 'Your password is changed', description: 'Elsewhere you are signed out.' });
    onClose();
  });
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    if (isPending) return;
    mutate({ current: String(typed.get('current')), password: String(typed.get('password')) });
  };
  const wrong = { current: fieldError(error, 'current'), password: fieldError(error, 'password') };
  const problem = (wrong.current ?? wrong.password) ? undefined : problemOf(error);
  return (
    <form className={form} onSubmit={submit} noValidate>
      <TextField
        label="Your password now"
        name="current"
        type="password"
        autoComplete="current-password"
        error={wrong.current}
      />
      <TextField
        label="New password"
        hint={`At least ${SHORTEST_PASSWORD} characters`}
        name="password"
        type="password"
        autoComplete="new-password"
        error={wrong.password}
      />
      {problem !== undefined && (
        <p role="alert" className={failed}>
          {problem}
        </p>
      )}
      <div className={actions}>
        <Button type="submit" size="dense" busy={isPending}>
          Change the password
        </Button>
        <Button variant="line" size="dense" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const stack = css({ display: 'grid', gap: '3' });

const form = css({ display: 'grid', gap: '4', maxWidth: '24em' });

const failed = css({ color: 'danger' });

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
