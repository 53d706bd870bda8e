import { useQuery } from '@tanstack/react-query';
import { Link, useHydrated, useRouter } from '@tanstack/react-router';
import { HttpError } from '#app/api/http';
import { fetchInvited } from '#app/api/desk/ways-in';
import { Spinner } from '#app/desk/frame/page/spinner';
import { useAdminCheck } from '#app/desk/frame/use-admin-check';
import { EntryPage } from '#app/desk/frame/sign-in/entry-page';
import { useFragment } from '#app/pwa/designs/use-fragment';
import { Button } from '#app/ui/buttons/button';
import { toast } from '#app/ui/toasts/toast';
import { css } from '#styled/css';
import { JoinForm } from './join-form';

/** Where an invitation is used (/admin/join): its token is behind the "#", which only the browser sees. */
export function JoinPage() {
  const hydrated = useHydrated();
  const token = useFragment();
  const router = useRouter();
  const { setIsAdmin } = useAdminCheck();
  const { data, error, refetch } = useQuery({
    queryKey: ['api', 'join', token],
    queryFn: () => fetchInvited(token),
    enabled: hydrated && token !== '',
    staleTime: Infinity,
    retry: false,
  });
  const goOn = () => {
    toast({ title: 'Success', description: 'Logged in successfully' });
    setIsAdmin(true);
    void router.navigate({ to: '/admin/people', replace: true });
  };
  const problem = !hydrated ? undefined : token === '' ? NO_LINK : error && problemOf(error);
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

function problemOf(error: Error): string {
  const said = error instanceof HttpError ? error.apiError?.error : undefined;
  return said ?? 'The server cannot be reached. Try again in a moment.';
}

const failed = css({ display: 'grid', justifyItems: 'start', gap: '4', marginTop: '4' });

const link = css({ textDecoration: 'underline' });
