import { PageHead } from '#app/ui/page/page-head';

export function DesignsHead() {
  return (
    <PageHead title="My designs">
      <p>
        Rooms you have named, kept on this device and nowhere else. Lay two side by side, send one
        to somebody, or take a copy along as a file.
      </p>
    </PageHead>
  );
}
