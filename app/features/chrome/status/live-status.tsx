import { lazy, Suspense } from 'react';
import { useOnline } from '#app/pwa/use-online';
import { releaseBannerPlace } from '#app/pwa/outbox/release-banner-place';
import { useOutboxPresence } from '#app/pwa/outbox/use-outbox-presence';
import { Toaster } from '#app/ui/toasts/toaster';
import { css } from '#styled/css';
import { StatusBanner } from './status-banner';
import { UpdateOffer } from './update-offer';
import { useInBuilder } from '#app/features/chrome/use-in-builder';

/** When its code cannot be had, as without signal on a first visit, the page goes on without it. */
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

// Kept open before the first paint where the banner is expected.
const place = css({ minHeight: 'var(--banner)' });

/** What a page has to tell by itself: requests on their way, no signal, a new version, messages. */
export function LiveStatus() {
  const online = useOnline();
  const requests = useOutboxPresence();
  const inBuilder = useInBuilder();
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
