import type { WebLocks } from '#app/offline/coordination/take-over';
import type { Tab } from './tab';

interface Request {
  tab: Tab;
  grant: () => void;
  refuse: () => void;
}

/** A browser's Web Locks for all its tabs and the worker; there is only one name. */
export class BrowserLocks {
  private waiting: Request[] = [];
  private holder: Request | null = null;

  /** The locks as this tab sees them. */
  of(tab: Tab): WebLocks {
    return {
      request: (_name, { signal, steal = false }, work) =>
        new Promise((resolve, reject) => {
          const request: Request = {
            tab,
            refuse: () => tab.isAlive && reject(new DOMException('No lock', 'AbortError')),
            grant: () => {
              if (!tab.deliver()) return this.letGo(request);
              void work()
                .then(resolve, reject)
                .finally(() => this.letGo(request));
            },
          };
          if (steal) this.rob();
          this.waiting = steal ? [request, ...this.waiting] : [...this.waiting, request];
          signal?.addEventListener('abort', () => this.giveUp(request));
          this.next();
        }),
    };
  }

  /** A tab has died: releases what it held and cancels what it was waiting for. */
  forget(tab: Tab): void {
    this.waiting = this.waiting.filter((request) => request.tab !== tab);
    if (this.holder?.tab === tab) this.letGo(this.holder);
  }

  /** A tab is waiting for another that the phone has put to sleep. */
  get isStuck(): boolean {
    return this.holder?.tab.isAsleep === true && this.waiting.length > 0;
  }

  private next() {
    if (this.holder) return;
    this.holder = this.waiting.shift() ?? null;
    this.holder?.grant();
  }

  private rob() {
    this.holder?.refuse();
    this.holder = null;
  }

  private giveUp(request: Request) {
    if (!this.waiting.includes(request)) return;
    this.waiting = this.waiting.filter((other) => other !== request);
    request.refuse();
  }

  private letGo(request: Request) {
    if (this.holder !== request) return;
    this.holder = null;
    setImmediate(() => this.next());
  }
}
