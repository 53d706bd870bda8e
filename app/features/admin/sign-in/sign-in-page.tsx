import { useRouter } from '@tanstack/react-router';
import { css } from '#styled/css';
import { AdminLogo } from '#app/features/admin/frame/admin-logo';
import { useAdminCheck } from '#app/features/admin/frame/use-admin-check';
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
    <div className={page}>
      <AdminLogo />
      <div className={card}>
        <h1 className={title}>Admin Login</h1>
        <p className={text}>Enter your admin password to access the management panel</p>
        <SignInForm onSignedIn={goOn} />
      </div>
    </div>
  );
}

const page = css({
  minHeight: '100svh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  paddingInline: 'margin',
  paddingBlock: '3',
});

const card = css({
  width: '100%',
  maxWidth: '26rem',
  marginInline: 'auto',
  paddingTop: 'clamp(2.5rem, 14svh, 9rem)',
  paddingBottom: '12',
});

const title = css({ textStyle: 'heading' });

const text = css({ color: 'textMuted', marginTop: '2', marginBottom: '8' });
