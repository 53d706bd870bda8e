import { createFileRoute } from '@tanstack/react-router';
import { AdminHead } from '#app/features/admin/frame/admin-head';
import { AdminPage } from '#app/features/admin/frame/admin-page';

export const Route = createFileRoute('/admin/quotes')({ component: Quotes });

function Quotes() {
  return (
    <AdminPage>
      <AdminHead title="Quote requests" />
    </AdminPage>
  );
}
