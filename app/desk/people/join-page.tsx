import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useHydrated, useRouter } from '@tanstack/react-router';
import { type SyntheticEvent, useEffect } from 'react';
import {
  fetchInvited,
  fetchJoiningOptions,
  joinByPasskey,
  joinByPassword,
} from '#app/api/desk/ways-in';
import { HttpError } from '#app/api/http';
import { Spinner } from '#app/desk/frame/page/spinner';
import { EntryPage } from '#app/desk/frame/sign-in/entry-page';
import { hasPasskeys, loadPasskeys, makePasskey } from '#app/desk/frame/sign-in/passkeys';
import { problemOf } from '#app/desk/frame/sign-in/problem-of';
import { useAdminCheck } from '#app/desk/frame/use-admin-check';
import { useFragment } from '#app/pwa/designs/use-fragment';
import { Button } from '#app/ui/buttons/button';
import { TextField } from '#app/ui/fields/text-field';
import { toast } from '#app/ui/toasts/toast';
import { SHORTEST_PASSWORD } from '#domain/order/contracts/admin/sign-in';
import { css } from '#styled/css';
import { fieldError } from './people-queries';

/** Where an invitation is used (/admin/join): its token is behind the "#", which only the browser sees. */
export function JoinPage() {
  const isHydrated = useHydrated();
  const token = useFragment();
  const router = useRouter();
  const { setIsAdmin } = useAdminCheck();
  const { data, error, refetch } = useQuery({
    queryKey: ['api', 'join', token],
    queryFn: () => fetchInvited(token),
    enabled: isHydrated && token !== '',
    staleTime: Infinity,
    retry: false,
  });
  const goOn = () => {
    toast({ title: 'Success', description: 'Logged in successfully' });
    setIsAdmin(true);
    void router.navigate({ to: '/admin/people', replace: true });
  };
  const problem = !isHydrated ? undefined : token === '' ? NO_LINK : error && whyNot(error);
  return (
    <EntryPage
      title="Your way in"
      text={
        data && `Hello ${data.name}. Choose how you sign in from now on. You can change it later.`
      }
    >
      {data && <JoinForm token={token} email={data.email} onJoined={goOn} />}
      {!data && problem && (
        <div role="alert" className={failed}>
          <p>{problem}</p>
          {error && !isGone(error) && (
            <Button variant="line" size="dense" onClick={() => void refetch()}>
              Try again
            </Button>
          )}
          <Link to="/admin/login" className={link}>
            To the login
          </Link>
        </div>
      )}
      {!data && !problem && <Spinner label="Looking at your link" />}
    </EntryPage>
  );
}

const NO_LINK = 'Open this page with the whole link that you were sent.';

function isGone(error: Error): boolean {
  return error instanceof HttpError && error.status === 404;
}

function whyNot(error: Error): string {
  const said = error instanceof HttpError ? error.apiError?.error : undefined;
  return said ?? 'The server cannot be reached. Try again in a moment.';
}

interface Props {
  token: string;
  email: string;
  onJoined: () => void;
}

/** A password or a passkey, whichever the person likes. */
function JoinForm({ token, email, onJoined }: Props) {
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
            <p role="alert" className={refusal}>
              {problem}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

const failed = css({ display: 'grid', justifyItems: 'start', gap: '4', marginTop: '4' });

const link = css({ textDecoration: 'underline' });

const stack = css({ display: 'grid', gap: '5' });

const other = css({
  display: 'grid',
  gap: '3',
  paddingTop: '5',
  borderTop: '1px solid {colors.line}',
});

const muted = css({ color: 'textMuted' });

const refusal = css({ color: 'danger' });
