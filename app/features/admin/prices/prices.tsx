import { AdminHead } from '#app/features/admin/frame/admin-head';
import { AdminPage } from '#app/features/admin/frame/admin-page';

/** /admin/pricing (specification §2). */
export function Prices() {
  return (
    <AdminPage>
      <AdminHead title="Pricing" />
    </AdminPage>
  );
}
