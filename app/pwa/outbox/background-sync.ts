/** Background Sync, where a browser has it; not in the standard's types. */
interface SyncManager {
  register(tag: string): Promise<void>;
}

/**
 * Asks the browser to wake the worker when there is a connection, even with every tab closed. Only
 * a further wake-up: Safari and Firefox have none, and a visitor may have refused it.
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
