import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminFrame } from '#app/features/admin/frame/admin-frame';
import { ThemeToggle } from '#app/features/chrome/header/theme-toggle';

/** The frame of every screen of the desk; it has no path of its own. */
export const Route = createFileRoute('/_admin')({ component: Admin });

function Admin() {
  return (
    <AdminFrame themeToggle={<ThemeToggle />}>
      <Outlet />
    </AdminFrame>
  );
}
