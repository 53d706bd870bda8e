import { useRouter } from '@tanstack/react-router';
import { useAdminCheck } from '#app/desk/frame/use-admin-check';
import { EntryPage } from './entry-page';
import { ownPath } from './own-path';
import { SignInForm } from './sign-in-form';

/** /admin/login (specification §2). */
export function SignInPage({ redirect }: { redirect: unknown }) {
  const router = useRouter();
  const { setIsAdmin } = useAdminCheck();
  const goOn = () => {
    setIsAdmin(true);
    router.history.replace(ownPath(redirect));
  };
  return (
    <EntryPage title="Admin Login" text="Enter your admin password to access the management panel">
      <SignInForm onSignedIn={goOn} />
    </EntryPage>
  );
}
