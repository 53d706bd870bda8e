import { useHydrated } from '@tanstack/react-router';
import { useDesigns } from '#app/pwa/designs/use-designs';
import { useFragment } from '#app/pwa/designs/use-fragment';
import { wrap } from '#styled/recipes';
import { ComparePage } from './compare-page';
import { comparedIds } from './compared-ids';
import { DesignsHead } from './designs-head';
import { DesignsList } from './designs-list';
import { DesignsSkeleton } from './designs-skeleton';

/** "My designs": the rooms that were given a name on this device, and two of them side by side. */
export function Designs() {
  // What it shows lies in IndexedDB, so the page as it was built waits for it.
  const hydrated = useHydrated();
  const kept = useDesigns();
  const ids = comparedIds(useFragment());
  const ready = hydrated && kept.status !== 'loading';
  const [one, other] = ready ? (ids ?? []).map((id) => kept.designs.find((d) => d.id === id)) : [];
  const compared = one && other && { one, other };
  return (
    <div className={wrap()}>
      {compared ? (
        <ComparePage {...compared} designs={kept.designs} />
      ) : (
        <>
          <DesignsHead />
          {ready ? <DesignsList kept={kept} /> : <DesignsSkeleton />}
        </>
      )}
    </div>
  );
}
