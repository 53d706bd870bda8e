import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { logIn } from '#app/api/desk/auth';
import { Button } from '#app/ui/buttons/button';
import { TextField } from '#app/ui/fields/text-field';
import { toast } from '#app/ui/toasts/toast';
import { css } from '#styled/css';
import { OtherWays } from './other-ways';
import { problemOf } from './problem-of';

interface Props {
  /** Whether somebody who is signed in only shows who they are: then they stay signed in, or not, as before. */
  isProof?: boolean;
  onSignedIn: () => void;
}

/**
 * The password field and its button (specification §2), which are the owner's; below them the ways of everybody
 * else.
 */
export function SignInForm({ isProof = false, onSignedIn }: Props) {
  const id = useId();
  const [staysHere, setStaysHere] = useState(false);
  const keep = isProof ? undefined : staysHere;
  const form = useRef<HTMLFormElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const [asksAddress, setAsksAddress] = useState(false);
  const { signIn, busy, problem } = useSignIn(onSignedIn);
  useEffect(() => {
    if (asksAddress) address.current?.focus();
  }, [asksAddress]);
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const password = String(typed.get('password'));
    const email = typed.get('email');
    signIn(typeof email === 'string' ? { password, email, keep } : { password, keep }, {
      // The password typed is probably nearly right.
      onError: () => form.current?.querySelector<HTMLInputElement>('[type=password]')?.select(),
    });
  };
  return (
    <div>
      <form ref={form} className={stack} onSubmit={submit}>
        {asksAddress && (
          <TextField
            ref={address}
            label="Email address"
            name="email"
            type="email"
            autoComplete="username"
            required
          />
        )}
        <TextField
          id={id}
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- specification §2; the dialog uses the attribute too
          autoFocus
          data-autofocus
          error={problem}
        />
        {!isProof && (
          <label className={box}>
            <input
              type="checkbox"
              checked={staysHere}
              onChange={({ target }) => setStaysHere(target.checked)}
            />
            <span>
              Keep me signed in on this phone
              <span className={muted}>For 30 days. If it is lost, sign it out under People.</span>
            </span>
          </label>
        )}
        <Button type="submit" busy={busy} aria-disabled={busy || undefined}>
          {busy ? 'Logging in...' : 'Login'}
        </Button>
      </form>
      <OtherWays
        keep={keep}
        onSignedIn={onSignedIn}
        onAddress={asksAddress ? undefined : () => setAsksAddress(true)}
      />
    </div>
  );
}

/** Signing in: its busy state, and any problem beyond the specification's message. */
function useSignIn(onSignedIn: () => void) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: logIn,
    onSuccess: () => {
      toast({ title: 'Success', description: 'Logged in successfully' });
      onSignedIn();
    },
    // The message of specification §8, whatever the cause.
    onError: () =>
      toast({ title: 'Error', description: 'Invalid password', variant: 'destructive' }),
  });
  return { signIn: mutate, busy: isPending, problem: problemOf(error) };
}

const stack = css({ display: 'grid', gap: '5' });

const box = css({ display: 'flex', alignItems: 'baseline', gap: '3', cursor: 'pointer' });

const muted = css({ display: 'block', textStyle: 'caption', color: 'textMuted' });
