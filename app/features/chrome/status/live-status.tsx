import { useOnline } from '#app/pwa/use-online';
import { releaseBannerPlace } from '#app/pwa/outbox/release-banner-place';
import { useOutboxPresence } from '#app/pwa/outbox/use-outbox-presence';
import { Toaster } from '#app/ui/toasts/toaster';
import { css } from '#styled/css';
import { StatusBanner } from './status-banner';
import { UpdateOffer } from './update-offer';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import { useInBuilder } from '#app/features/chrome/use-in-builder';

const OutboxBanner = lazyPart(async () => (await import('./outbox-banner')).OutboxBanner);

// Reserved before the first paint where the banner is expected.
const place = css({ minHeight: 'var(--banner)' });

/** Status messages of a page: requests on their way, no signal, a new version, toasts. */
export function LiveStatus() {
  const online = useOnline();
  const requests = useOutboxPresence();
  const inBuilder = useInBuilder() !== null;
  const signalOnly = <StatusBanner online={online} />;
  return (
    <>
      <div aria-live="polite" className={place}>
        {requests ? (
          // Without it, as on a first visit without a signal, the page works as well.
          <ErrorBoundary
            part="banner"
            instead={signalOnly}
            waiting={signalOnly}
            onFault={releaseBannerPlace}
          >
            <OutboxBanner online={online} />
          </ErrorBoundary>
        ) : (
          signalOnly
        )}
      </div>
      <UpdateOffer overBar={inBuilder} />
      <Toaster />
    </>
  );
}
