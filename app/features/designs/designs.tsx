import { useHydrated } from '@tanstack/react-router';
import { useBuilderPlace } from '#app/pwa/designs/use-builder-place';
import { useDesigns } from '#app/pwa/designs/use-designs';
import { useFragment } from '#app/pwa/designs/use-fragment';
import { usePhotoOwners } from '#app/pwa/garden-photos/use-photo-owners';
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
  // Before the list, which would move when the room in the builder and the photos come after it.
  const place = useBuilderPlace(designs.designs);
  const photoOwners = usePhotoOwners();
  const isRead = designs.status !== 'loading' && place.ready && photoOwners !== null;
  const ready = isHydrated && isRead;
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
          {ready ? <DesignsList {...{ designs, place, photoOwners }} /> : <DesignsSkeleton />}
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
