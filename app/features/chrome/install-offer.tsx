import { useInstall } from '#app/pwa/use-install';
import { InstallNotice } from './install-notice';

/** The last line of the footer while the site can be installed: there it moves nothing. */
export function InstallOffer() {
  const { offer, install, dismiss } = useInstall();
  if (offer === 'none') return null;
  return <InstallNotice offer={offer} onInstall={() => void install()} onDismiss={dismiss} />;
}
