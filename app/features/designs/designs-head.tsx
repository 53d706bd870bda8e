import { PageHead } from '#app/ui/page-head';

export function DesignsHead() {
  return (
    <PageHead title="My designs">
      <p>Rooms you have named, kept on this device and nowhere else.</p>
    </PageHead>
  );
}
