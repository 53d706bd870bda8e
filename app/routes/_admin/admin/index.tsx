import { createFileRoute, redirect } from '@tanstack/react-router';

/** What every administrator types: leads to what needs doing, which asks for the password if it must. */
export const Route = createFileRoute('/_admin/admin/')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/today', replace: true });
  },
});
