import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect } from 'react';
import { fetchJoiningOptions, joinByPasskey, joinByPassword } from '#app/api/desk/ways-in';
import { fieldError } from '#app/desk/people/people-queries';
import { hasPasskeys, loadPasskeys, makePasskey } from '#app/desk/frame/sign-in/passkeys';
import { problemOf } from '#app/desk/frame/sign-in/problem-of';
import { Button } from '#app/ui/buttons/button';
import { TextField } from '#app/ui/fields/text-field';
import { SHORTEST_PASSWORD } from '#domain/order/contracts/admin/sign-in';
import { css } from '#styled/css';

interface Props {
  token: string;
  email: string;
  onJoined: () => void;
}

/** A password or a passkey, whichever the person likes. */
export function JoinForm({ token, email, onJoined }: Props) {
  const byPassword = useMutation({
    mutationFn: (password: string) => joinByPassword(token, password),
    onSuccess: onJoined,
  });
  const byPasskey = useMutation({
    mutationFn: async () =>
      joinByPasskey(token, 'The first', await makePasskey(() => fetchJoiningOptions(token))),
    onSuccess: onJoined,
  });
  useEffect(loadPasskeys, []);
  const busy = byPassword.isPending || byPasskey.isPending;
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    if (!busy) byPassword.mutate(String(new FormData(event.currentTarget).get('password')));
  };
  const wrong = fieldError(byPassword.error, 'password') ?? problemOf(byPassword.error);
  const problem = problemOf(byPasskey.error);
  return (
    <div className={stack}>
      <form className={stack} onSubmit={submit} noValidate>
        <TextField
          label="Email address"
          type="email"
          autoComplete="username"
          readOnly
          value={email}
        />
        <TextField
          label="New password"
          hint={`At least ${SHORTEST_PASSWORD} characters`}
          name="password"
          type="password"
          autoComplete="new-password"
          error={wrong}
        />
        <Button type="submit" busy={byPassword.isPending}>
          Sign in with this password
        </Button>
      </form>
      {hasPasskeys() && (
        <div className={other}>
          <p className={muted}>
            Or let this device keep a passkey: you then sign in with a fingerprint, your face or its
            PIN.
          </p>
          <Button
            variant="line"
            busy={byPasskey.isPending}
            onClick={() => !busy && byPasskey.mutate()}
          >
            Use a passkey instead
          </Button>
          {problem !== undefined && (
            <p role="alert" className={failed}>
              {problem}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

const stack = css({ display: 'grid', gap: '5' });

const other = css({
  display: 'grid',
  gap: '3',
  paddingTop: '5',
  borderTop: '1px solid {colors.line}',
});

const muted = css({ color: 'textMuted' });

const failed = css({ color: 'danger' });
