import { deleteEntry } from '#app/offline/delete-entry';
import { createDrain, type Drain } from '#app/offline/drain';
import { editEntry } from '#app/offline/edit-entry';
import { enqueue } from '#app/offline/enqueue';
import { listEntries } from '#app/offline/list-entries';
import type { Locks } from '#app/offline/locks';
import type { OutboxItem } from '#app/offline/outbox-entry';
import { retryNow } from '#app/offline/retry-now';
import type { Send } from '#app/offline/send-outcome';
import { aQuote } from '#app/offline/testing/quotes';
import { sharedLocks } from '#app/offline/testing/shared-locks';
import { QuoteServer, type Fate } from './quote-server';
import { ticks } from './ticks';

/** Something a homeowner, a network or time does. */
export type Act =
  | { do: 'enqueue' }
  | { do: 'drain'; tab: number; fates: Fate[]; hurry: boolean }
  | { do: 'drain in every tab'; fates: Fate[] }
  | { do: 'delete' | 'retry' | 'edit'; which: number }
  | { do: 'wait'; ms: number };

/** One wish of a homeowner: the ids it has had, the latest last; gone when they deleted it. */
export interface Wish {
  ids: string[];
  deleted: boolean;
}

/** A tab of the browser, which may die in the middle of anything. */
interface Tab {
  drain: Drain;
  died: Promise<void>;
  die: () => void;
}

interface PhoneParts {
  send: Send;
  /** Left out, the tabs share a real lock. */
  locks?: Locks;
}

const TABS = 3;
/** Less than a request's round trip, more than a look into the database. */
const A_LITTLE = 8;
/** More than any Retry-After that is believed, and any clock. */
const LONG_ENOUGH = 3 * 86_400_000;

/** A phone with three tabs that share one outbox, and the server that they send to. */
export class Phone {
  readonly wishes: Wish[] = [];
  readonly server: QuoteServer;
  private clock = Date.now() + 1000;
  private readonly locks = sharedLocks();
  private readonly tabs: Tab[];
  private sender: Tab;

  constructor(private readonly parts: PhoneParts) {
    this.tabs = Array.from({ length: TABS }, (_, index) => this.openTab(index));
    this.sender = this.openTab(0);
    this.server = new QuoteServer(() => this.sender.die);
  }

  async act(act: Act): Promise<void> {
    switch (act.do) {
      case 'enqueue':
        return void this.wishes.push({ ids: [(await enqueue(aQuote)).id], deleted: false });
      case 'drain':
        this.server.fates = [...act.fates];
        return this.drain([act.tab], act.hurry);
      case 'drain in every tab':
        this.server.fates = [...act.fates];
        return this.drain([...this.tabs.keys()], true);
      case 'wait':
        this.clock += act.ms;
        return;
      default:
        return this.actOn(act.do, this.wishes[act.which % Math.max(1, this.wishes.length)]);
    }
  }

  /** The storm is over: the server is well, and the homeowner sends again what was refused. */
  async settle(): Promise<void> {
    this.server.fates = [];
    for (const { id, state } of await this.items()) if (state === 'attention') await retryNow(id);
    this.clock += LONG_ENOUGH;
    await this.drain([0], true);
  }

  items(): Promise<OutboxItem[]> {
    return listEntries();
  }

  /** Every tab drains, one a little after the other, until it is done or dead. */
  private async drain(tabs: number[], hurry: boolean): Promise<void> {
    const opened = tabs.map((index) => this.tabs[index]).filter((tab) => tab !== undefined);
    await Promise.all(
      opened.map(async ({ drain, died }, order) => {
        await ticks(order * A_LITTLE);
        await Promise.race([drain({ hurry }), died]);
      }),
    );
  }

  /** A dead tab is opened again. */
  private openTab(index: number): Tab {
    const { parts, locks } = this;
    const grave = new EventTarget();
    const died = new Promise<void>((resolve) => {
      grave.addEventListener('death', () => resolve());
    });
    const die = () => {
      this.tabs[index] = this.openTab(index);
      if (!parts.locks) locks.killHolder();
      grave.dispatchEvent(new Event('death'));
    };
    const send: Send = (entry) => {
      this.sender = tab;
      return parts.send(entry);
    };
    const now = () => this.clock;
    const drain = createDrain({ send, now, random: () => 0.5, locks: parts.locks ?? locks });
    const tab: Tab = { drain, died, die };
    return tab;
  }

  private async actOn(act: 'delete' | 'retry' | 'edit', wish: Wish | undefined): Promise<void> {
    const id = wish?.ids.at(-1);
    if (!wish || id === undefined || wish.deleted) return;
    if (act === 'retry') await retryNow(id);
    if (act === 'delete') wish.deleted = await deleteEntry(id);
    if (act === 'edit') {
      const replacement = await editEntry(id, { ...aQuote, name: 'Corrected Homeowner' });
      if (replacement) wish.ids.push(replacement.id);
    }
  }
}
