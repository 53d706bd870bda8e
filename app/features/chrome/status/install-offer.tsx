import { useInstall } from '#app/pwa/install/use-install';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';

/** Few visitors see it, so it is loaded only when there is an offer. */
const InstallNotice = lazyPart(async () => (await import('./install-notice')).InstallNotice);

/** The last line of the footer while the site can be installed: it displaces nothing there. */
export function InstallOffer() {
  const { offer, install, dismiss } = useInstall();
  if (offer === 'none') return null;
  return (
    <ErrorBoundary part="install" instead={null} waiting={null}>
      <InstallNotice offer={offer} onInstall={() => void install()} onDismiss={dismiss} />
    </ErrorBoundary>
  );
}
