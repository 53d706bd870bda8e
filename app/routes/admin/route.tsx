import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminFrame } from '#app/features/admin/frame/admin-frame';
import { ThemeToggle } from '#app/features/chrome/header/theme-toggle';

export const Route = createFileRoute('/admin')({ component: Admin });

function Admin() {
  return (
    <AdminFrame themeToggle={<ThemeToggle />}>
      <Outlet />
    </AdminFrame>
  );
}
