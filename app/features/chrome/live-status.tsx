import { lazy, Suspense } from 'react';
import { useOnline } from '#app/pwa/use-online';
import { releaseStripPlace } from '#app/pwa/release-strip-place';
import { useOutboxPresence } from '#app/pwa/use-outbox-presence';
import { Toaster } from '#app/ui/toaster';
import { css } from '#styled/css';
import { StatusStrip } from './status-strip';
import { UpdateOffer } from './update-offer';
import { useInBuilder } from './use-in-builder';

/** When its code cannot be had, as without signal on a first visit, the page goes on without it. */
const OutboxStrip = lazy(() =>
  import('./outbox-strip').then(
    (module) => ({ default: module.OutboxStrip }),
    () => {
      releaseStripPlace();
      return { default: SignalStrip };
    },
  ),
);

function SignalStrip({ online }: { online: boolean }) {
  return <StatusStrip online={online} />;
}

// Kept open before the first paint where the strip is expected.
const place = css({ minHeight: 'var(--strip)' });

/** What a page has to tell by itself: requests on their way, no signal, a new version, messages. */
export function LiveStatus() {
  const online = useOnline();
  const requests = useOutboxPresence();
  const inBuilder = useInBuilder();
  const signalOnly = <SignalStrip online={online} />;
  return (
    <>
      <div aria-live="polite" className={place}>
        {requests ? (
          <Suspense fallback={signalOnly}>
            <OutboxStrip online={online} />
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
