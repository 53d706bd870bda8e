import type { SyncManager } from './renew-pricing';

/** Background Sync's event, which the standard's types do not have. */
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
