import { watchInstall } from './install-prompt';
import { recoverLazyImports } from './recover-lazy-import';
import { registerServiceWorker } from './register-service-worker';
import { startOutbox } from './start-outbox';

/** Everything a page does for the platform once it answers to input; to be called once. */
export function startPlatform(): void {
  recoverLazyImports(__BUILD_ID__);
  watchInstall();
  registerServiceWorker();
  void startOutbox();
}
