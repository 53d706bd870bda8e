import { watchInstall } from './install-prompt';
import { registerServiceWorker } from './register-service-worker';
import { startOutbox } from './start-outbox';

/** Everything a page does for the platform once it answers to input; to be called once. */
export function startPlatform(): void {
  watchInstall();
  registerServiceWorker();
  void startOutbox();
}
