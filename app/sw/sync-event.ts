import type { SyncManager } from './pricing/renew-pricing';

/** Background Sync's event, which is missing from the standard types. */
export interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare global {
  interface ServiceWorkerRegistration {
    readonly sync?: SyncManager;
  }

  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
  }
}
