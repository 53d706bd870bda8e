import { useState } from 'react';
import { useUpdate } from '#app/pwa/update/use-update';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';

const UpdateNotice = lazyPart(async () => (await import('./update-notice')).UpdateNotice);

/** Offers a newer version; "Later" lasts for the life of this page. */
export function UpdateOffer({ overBar }: { overBar?: boolean }) {
  const { isOffered, apply } = useUpdate();
  const [later, setLater] = useState(false);
  if (!isOffered || later) return null;
  return (
    <ErrorBoundary part="update notice" instead={null} waiting={null}>
      <UpdateNotice
        overBar={overBar}
        onReload={() => void apply()}
        onLater={() => setLater(true)}
      />
    </ErrorBoundary>
  );
}
