import { watchInstall } from './install/install-prompt';
import { registerServiceWorker } from './install/register-service-worker';
import { startOutbox } from './outbox/start-outbox';

/** Everything a page does for the platform once it is interactive; call it once. */
export function startPlatform(): void {
  watchInstall();
  registerServiceWorker();
  void startOutbox();
}
