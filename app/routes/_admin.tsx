import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminFrame } from '#app/features/admin/frame/admin-frame';
import { ThemeToggle } from '#app/features/chrome/header/theme-toggle';

/** Has no path of its own: `/admin` is no page (specification §2). */
export const Route = createFileRoute('/_admin')({ component: Admin });

function Admin() {
  return (
    <AdminFrame themeToggle={<ThemeToggle />}>
      <Outlet />
    </AdminFrame>
  );
}
