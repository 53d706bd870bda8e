import { useHydrated } from '@tanstack/react-router';
import { useDesigns } from '#app/pwa/use-designs';
import { useFragment } from '#app/pwa/use-fragment';
import { wrap } from '#styled/recipes';
import { ComparePage } from './compare-page';
import { comparedIds } from './compared-ids';
import { DesignsHead } from './designs-head';
import { DesignsList } from './designs-list';
import { DesignsSkeleton } from './designs-skeleton';

/** "My designs": the rooms that were given a name on this device, and two of them side by side. */
export function Designs() {
  return <div className={wrap()}>{useHydrated() ? <Kept /> : <Waiting />}</div>;
}

/** Only in the browser: what it shows lies in IndexedDB. */
function Kept() {
  const kept = useDesigns();
  const ids = comparedIds(useFragment());
  if (kept.status === 'loading') return <Waiting />;
  const [one, other] = (ids ?? []).map((id) => kept.designs.find((design) => design.id === id));
  if (one && other) return <ComparePage one={one} other={other} designs={kept.designs} />;
  return (
    <>
      <DesignsHead />
      <DesignsList kept={kept} />
    </>
  );
}

function Waiting() {
  return (
    <>
      <DesignsHead />
      <DesignsSkeleton />
    </>
  );
}
