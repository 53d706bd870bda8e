import { lazy, Suspense } from 'react';
import { useInstall } from '#app/pwa/install/use-install';

/** Few visitors see it, so it is loaded only when there is an offer; if loading fails, nothing shows. */
const InstallNotice = lazy(() =>
  import('./install-notice').then(
    (module) => ({ default: module.InstallNotice }),
    () => ({ default: () => null }),
  ),
);

/** The last line of the footer while the site can be installed: it displaces nothing there. */
export function InstallOffer() {
  const { offer, install, dismiss } = useInstall();
  if (offer === 'none') return null;
  return (
    <Suspense>
      <InstallNotice offer={offer} onInstall={() => void install()} onDismiss={dismiss} />
    </Suspense>
  );
}
