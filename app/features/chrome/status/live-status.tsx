import { lazy, Suspense } from 'react';
import { useOnline } from '#app/pwa/use-online';
import { releaseBannerPlace } from '#app/pwa/outbox/release-banner-place';
import { useOutboxPresence } from '#app/pwa/outbox/use-outbox-presence';
import { Toaster } from '#app/ui/toasts/toaster';
import { css } from '#styled/css';
import { StatusBanner } from './status-banner';
import { UpdateOffer } from './update-offer';
import { useInBuilder } from '#app/features/chrome/use-in-builder';

/** If its code cannot be loaded, as on a first visit without a signal, the page works without it. */
const OutboxBanner = lazy(() =>
  import('./outbox-banner').then(
    (module) => ({ default: module.OutboxBanner }),
    () => {
      releaseBannerPlace();
      return { default: SignalBanner };
    },
  ),
);

function SignalBanner({ online }: { online: boolean }) {
  return <StatusBanner online={online} />;
}

// Reserved before the first paint where the banner is expected.
const place = css({ minHeight: 'var(--banner)' });

/** Status messages of a page: requests on their way, no signal, a new version, toasts. */
export function LiveStatus() {
  const online = useOnline();
  const requests = useOutboxPresence();
  const inBuilder = useInBuilder() !== null;
  const signalOnly = <SignalBanner online={online} />;
  return (
    <>
      <div aria-live="polite" className={place}>
        {requests ? (
          <Suspense fallback={signalOnly}>
            <OutboxBanner online={online} />
          </Suspense>
        ) : (
          signalOnly
        )}
      </div>
      <UpdateOffer overBar={inBuilder} />
      <Toaster />
    </>
  );
}
