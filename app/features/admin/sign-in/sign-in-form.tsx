import { type SyntheticEvent, useId, useRef } from 'react';
import { Button } from '#app/ui/buttons/button';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';
import { useSignIn } from './use-sign-in';

/** The password field and its button (specification §2). */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { signIn, busy, problem } = useSignIn(onSignedIn);
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    if (busy) return;
    signIn(String(new FormData(event.currentTarget).get('password')), {
      // The password typed is probably nearly right.
      onError: () => form.current?.querySelector('input')?.select(),
    });
  };
  return (
    <form ref={form} className={stack} onSubmit={submit}>
      <TextField
        id={id}
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        // Required by specification §2; the dialog uses the attribute too.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        data-autofocus
        error={problem}
      />
      <Button type="submit" busy={busy} aria-disabled={busy || undefined}>
        {busy ? 'Logging in...' : 'Login'}
      </Button>
    </form>
  );
}

const stack = css({ display: 'grid', gap: '5' });
