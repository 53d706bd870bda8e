import { createFileRoute } from '@tanstack/react-router';
import { AdminHead } from '#app/features/admin/frame/admin-head';
import { AdminPage } from '#app/features/admin/frame/admin-page';

export const Route = createFileRoute('/admin/enquiries')({ component: Enquiries });

function Enquiries() {
  return (
    <AdminPage>
      <AdminHead title="Enquiries" />
    </AdminPage>
  );
}
