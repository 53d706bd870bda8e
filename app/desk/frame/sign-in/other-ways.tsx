import { useMutation } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useEffect } from 'react';
import { fetchSignInOptions, logInByPasskey } from '#app/api/desk/ways-in';
import { Button } from '#app/ui/buttons/button';
import { toast } from '#app/ui/toasts/toast';
import { css } from '#styled/css';
import { answerByPasskey, hasPasskeys, loadPasskeys } from './passkeys';
import { problemOf } from './problem-of';

interface Props {
  /** Whether to stay signed in on this device; undefined to leave that as it is. */
  keep: boolean | undefined;
  onSignedIn: () => void;
  /** Undefined once the form asks for the address. */
  onAddress: (() => void) | undefined;
}

/** For those who are not the owner with the password: a passkey, or a name of their own. */
export function OtherWays({ keep, onSignedIn, onAddress }: Props) {
  const isHydrated = useHydrated();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => logInByPasskey(await answerByPasskey(fetchSignInOptions), keep),
    onSuccess: () => {
      toast({ title: 'Success', description: 'Logged in successfully' });
      onSignedIn();
    },
  });
  useEffect(loadPasskeys, []);
  const problem = problemOf(error);
  return (
    <div className={ways}>
      {isHydrated && hasPasskeys() && (
        <Button variant="line" busy={isPending} onClick={() => !isPending && mutate()}>
          Use a passkey
        </Button>
      )}
      {onAddress && (
        <Button variant="line" onClick={onAddress}>
          Sign in with your email address
        </Button>
      )}
      {problem !== undefined && (
        <p role="alert" className={failed}>
          {problem}
        </p>
      )}
    </div>
  );
}

const ways = css({
  display: 'grid',
  gap: '3',
  marginTop: '5',
  paddingTop: '5',
  borderTop: '1px solid {colors.line}',
});

const failed = css({ color: 'danger' });
