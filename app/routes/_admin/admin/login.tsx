import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '#app/desk/frame/sign-in/sign-in-page';

export const Route = createFileRoute('/_admin/admin/login')({
  validateSearch: ({ redirect }): { redirect?: string } =>
    typeof redirect === 'string' ? { redirect } : {},
  component: Login,
});

function Login() {
  return <SignInPage redirect={Route.useSearch().redirect} />;
}
