import { useSyncExternalStore } from 'react';
import { dismissInstall, install, installOffer, type InstallOffer } from './install-prompt';

export interface Install {
  offer: InstallOffer;
  install: () => Promise<'accepted' | 'dismissed'>;
  dismiss: () => void;
}

/** The install offer to show, and the visitor's possible answers. */
export function useInstall(): Install {
  const offer = useSyncExternalStore(
    installOffer.subscribe,
    installOffer.get,
    () => 'none' as const,
  );
  return { offer, install, dismiss: dismissInstall };
}
