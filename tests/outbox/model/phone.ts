import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { OutboxItem } from '#app/offline/outbox/outbox-entry';
import type { Drain, DrainResult, Send } from '#app/offline/sending/drain';
import type { Locks } from '#app/offline/coordination/locks';
import { fillStorage } from './own-database';
import type { Program } from './program';
import { Server, type Fate, type Watcher } from './server';
import { Tab, type End } from './tab';
import { BrowserLocks } from './tab-locks';
import { turns } from './turns';

/** The parts that tests leave out or replace, to show that the outbox depends on them. */
export interface Parts {
  /** How a tab sends; normally the app's `sendRequest`. */
  send: (program: Program) => Send;
  /** If omitted, the tabs share the browser's. */
  locks?: Locks;
}

interface Context {
  tab: Tab;
  drain: Drain;
}

/** Longer than a waiting tab tolerates silence from the lock's holder. */
const LONG_SILENCE_MS = 61_000;

/** A phone with a few tabs and a worker that share one outbox, and the server they send to. */
export class Phone {
  readonly server: Server;
  private readonly locks = new BrowserLocks();
  private contexts: Context[] = [];
  private buried: Promise<void> = Promise.resolve();

  private constructor(
    private readonly parts: Parts,
    /** A tab that only shows the list, and never dies. */
    private readonly screen: Program,
    watcher: Watcher,
  ) {
    this.server = new Server(watcher);
  }

  /** One context for each program but the first, on a device where nothing was ever stored. */
  static async create(programs: readonly Program[], parts: Parts, watcher: Watcher) {
    await Promise.all(programs.map((program) => program.closeDatabase()));
    globalThis.indexedDB = new IDBFactory();
    fillStorage(false);
    const [screen, ...others] = programs;
    if (!screen) throw new Error('A phone needs a program');
    const phone = new Phone(parts, screen, watcher);
    vi.stubGlobal('fetch', phone.server.fetch);
    for (const [index, program] of others.entries()) await phone.open(index, program);
    return phone;
  }

  /** The tab at this index, or one that is awake, if any is. */
  tab(index: number): Tab {
    const place = this.awake(index) ?? index;
    const { tab } = this.contexts[place] ?? {};
    if (!tab) throw new Error(`There is no tab ${index}`);
    return tab;
  }

  get isAsleep(): boolean {
    return this.contexts.every(({ tab }) => tab.isAsleep);
  }

  /** Drains in each of these tabs that is awake, one slightly after another. */
  async drain(tabs: readonly number[], hurry: boolean, fates: readonly Fate[]) {
    this.server.fates = [...fates];
    const ends: End<DrainResult>[] = [];
    const rounds = tabs.map(async (index, order) => {
      await turns(order * 3);
      const context = this.contexts[index];
      if (!context || context.tab.isAsleep) return;
      ends.push(await context.tab.end(context.drain({ hurry })));
    });
    const all = Promise.all(rounds).then(() => 'ended');
    while ((await Promise.race([all, turns(8)])) !== 'ended') {
      if (this.locks.isStuck) vi.advanceTimersByTime(LONG_SILENCE_MS);
    }
    for (const { tab } of this.contexts) tab.limitLife(null);
    await this.buried;
    return ends;
  }

  /** Every sleeping tab continues where it was. */
  async wake(): Promise<void> {
    for (const { tab } of this.contexts) tab.wake();
    // Until the last of them has nothing left to do, which a drain of their own shows.
    await this.drain([...this.contexts.keys()], false, []);
  }

  async close(index: number): Promise<void> {
    this.contexts[index]?.tab.die();
    await this.buried;
  }

  /** Waits for anything a tab does besides draining. */
  async does<T>(tab: Tab, work: Promise<T>): Promise<End<T>> {
    const end = await tab.end(work);
    tab.limitLife(null);
    await this.buried;
    return end;
  }

  items(): Promise<OutboxItem[]> {
    return this.screen.listEntries();
  }

  private awake(index: number): number | undefined {
    const order = [index, ...this.contexts.keys()];
    return order.find((place) => this.contexts[place]?.tab.isAsleep === false);
  }

  private async open(index: number, program: Program) {
    const tab = await Tab.open(program, () => {
      this.locks.forget(tab);
      this.buried = this.buried.then(() => this.reopen(index, program));
    });
    const locks = this.parts.locks ?? program.takeOver(this.locks.of(tab));
    const sending = this.parts.send(program);
    const send: Send = (entry) => {
      this.server.sender = tab;
      return sending(entry);
    };
    const drain = program.createDrain({ send, now: Date.now, random: () => 0.5, locks });
    this.contexts[index] = { tab, drain };
  }

  /** The homeowner reopens a tab that was closed or has crashed. */
  private async reopen(index: number, program: Program) {
    await program.closeDatabase();
    await this.open(index, program);
  }
}
