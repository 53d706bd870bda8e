import { lazy, Suspense } from 'react';
import { useOnline } from '#app/pwa/use-online';
import { useOutboxPresence } from '#app/pwa/use-outbox-presence';
import { Toaster } from '#app/ui/toaster';
import { StatusStrip } from './status-strip';
import { UpdateOffer } from './update-offer';
import { useInBuilder } from './use-in-builder';

const OutboxStrip = lazy(async () => ({ default: (await import('./outbox-strip')).OutboxStrip }));

/** What a page has to tell by itself: requests on their way, no signal, a new version, messages. */
export function LiveStatus() {
  const online = useOnline();
  const requests = useOutboxPresence();
  const inBuilder = useInBuilder();
  const signalOnly = <StatusStrip online={online} unsent={0} attention={0} />;
  return (
    <>
      <div aria-live="polite">
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
