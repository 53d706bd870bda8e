import { EventEmitter, once } from 'node:events';
import { unwrap } from 'idb';
import { owners } from './own-database';
import type { Program } from './program';

/** How something a tab started came to an end. */
export type End<T> =
  | { how: 'done'; value: T }
  | { how: 'failed'; error: unknown }
  /** The tab was closed, or the phone put it to sleep, in the middle of it. */
  | { how: 'died' }
  | { how: 'fell asleep' };

/**
 * One life of a tab or the worker. Everything that reaches it from outside (a response from the database,
 * the server or the lock) passes `deliver`; there it may die, between any two awaits.
 */
export class Tab {
  private readonly fate = new EventEmitter().setMaxListeners(0);
  private readonly transactions: IDBTransaction[] = [];
  private state: 'awake' | 'asleep' | 'dead' = 'awake';
  private fuse = Infinity;

  private constructor(
    readonly program: Program,
    private readonly onDeath: (tab: Tab) => void,
  ) {}

  static async open(program: Program, onDeath: (tab: Tab) => void): Promise<Tab> {
    const tab = new Tab(program, onDeath);
    owners.set(unwrap(await program.openDatabase()), tab);
    return tab;
  }

  get isAlive(): boolean {
    return this.state !== 'dead';
  }

  get isAsleep(): boolean {
    return this.state === 'asleep';
  }

  /** Whether the tab is still alive to receive this. */
  deliver(): boolean {
    if (this.isAlive && this.fuse <= 0) this.die();
    this.fuse -= 1;
    return this.isAlive;
  }

  /** It will receive this many more events, and no others. */
  limitLife(deliveries: number | null): void {
    this.fuse = deliveries ?? Infinity;
  }

  owns(transaction: IDBTransaction): void {
    this.transactions.push(transaction);
  }

  die(): void {
    if (!this.isAlive) return;
    this.state = 'dead';
    for (const transaction of this.transactions) abort(transaction);
    this.onDeath(this);
    this.fate.emit('death');
    this.fate.emit('waking');
  }

  fallAsleep(): void {
    if (this.state !== 'awake') return;
    this.state = 'asleep';
    this.fate.emit('sleep');
  }

  wake(): void {
    if (this.state !== 'asleep') return;
    this.state = 'awake';
    this.fate.emit('waking');
  }

  async untilAwake(): Promise<void> {
    if (this.isAsleep) await once(this.fate, 'waking');
  }

  /** Waits for something this tab started, unless the tab is dead or asleep. */
  async end<T>(work: Promise<T>): Promise<End<T>> {
    const done = work.then(
      (value): End<T> => ({ how: 'done', value }),
      (error: unknown): End<T> => ({ how: 'failed', error }),
    );
    const died = once(this.fate, 'death').then((): End<T> => ({ how: 'died' }));
    const slept = once(this.fate, 'sleep').then((): End<T> => ({ how: 'fell asleep' }));
    if (!this.isAlive) return { how: 'died' };
    if (this.isAsleep) return { how: 'fell asleep' };
    return Promise.race([done, died, slept]);
  }
}

/** The browser rolls back what a dead tab had not completed. */
function abort(transaction: IDBTransaction) {
  try {
    transaction.abort();
  } catch {
    // It had completed.
  }
}
