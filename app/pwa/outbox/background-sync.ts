/** Background Sync is not supported everywhere and is missing from the standard types. */
interface SyncManager {
  register(tag: string): Promise<void>;
}

/**
 * Asks the browser to wake the worker once there is a connection, even with every tab closed. Only an
 * extra wake-up: Safari and Firefox don't have it, and a visitor may have turned it off.
 */
export async function registerBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration || !hasSync(registration)) return;
  await registration.sync.register('outbox');
}

function hasSync(
  registration: ServiceWorkerRegistration,
): registration is ServiceWorkerRegistration & { sync: SyncManager } {
  return 'sync' in registration;
}
