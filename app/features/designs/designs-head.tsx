import { PageHead } from '#app/ui/page/page-head';

export function DesignsHead() {
  return (
    <PageHead title="My designs">
      <p>Kept on this device. Compare two, or send one to someone.</p>
    </PageHead>
  );
}
