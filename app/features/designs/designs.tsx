import { useHydrated } from '@tanstack/react-router';
import { useDesigns } from '#app/pwa/designs/use-designs';
import { useFragment } from '#app/pwa/designs/use-fragment';
import { wrap } from '#styled/recipes';
import { ComparePage } from './compare-page';
import { comparedIds } from './compared-ids';
import { DesignsList } from './designs-list';
import { DesignsSkeleton } from './designs-skeleton';
import { PageHead } from '#app/ui/page/page-head';

/** "My designs": the named designs on this device, and a comparison of two of them. */
export function Designs() {
  // Its content is in IndexedDB, so the prerendered page has to wait for it.
  const isHydrated = useHydrated();
  const designs = useDesigns();
  const ids = comparedIds(useFragment());
  const ready = isHydrated && designs.status !== 'loading';
  const [one, other] = ready
    ? (ids ?? []).map((id) => designs.designs.find((d) => d.id === id))
    : [];
  const compared = one && other && { one, other };
  return (
    <div className={wrap()}>
      {compared ? (
        <ComparePage {...compared} designs={designs.designs} />
      ) : (
        <>
          <DesignsHead />
          {ready ? <DesignsList designs={designs} /> : <DesignsSkeleton />}
        </>
      )}
    </div>
  );
}

function DesignsHead() {
  return (
    <PageHead title="My designs">
      <p>Kept on this device. Compare two, or send one to someone.</p>
    </PageHead>
  );
}
