import { createFileRoute } from '@tanstack/react-router';
import { AdminHead } from '#app/features/admin/frame/admin-head';
import { AdminPage } from '#app/features/admin/frame/admin-page';

export const Route = createFileRoute('/admin/gallery')({ component: Gallery });

function Gallery() {
  return (
    <AdminPage>
      <AdminHead title="Gallery Management" />
    </AdminPage>
  );
}
