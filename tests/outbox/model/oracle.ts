import type { OutboxItem } from '#app/offline/outbox/outbox-entry';
import type { Post } from './server';

/** Where a request may be, as its owner sees it on the phone. */
type Place = 'absent' | 'unsent' | 'attention' | 'received';

/** What we know about the request under one id without looking inside the app. */
interface Known {
  body: string;
  /** The places that are possible given what has happened; looking at the phone leaves one. */
  may: Set<Place>;
  /** The phone has said that it is gone: it must never be sent again. */
  isGone: boolean;
  /** The server has asked us to wait until then, by the phone's clock. */
  notBefore: number;
  /** What the server has told a living tab, which the tab may not have stored yet. */
  heard: { place: Place; notBefore: number } | null;
}

/** One request a homeowner wants to make: all its ids, the latest last. */
interface Wish {
  ids: string[];
  /** The homeowner was told that it is saved. */
  isSaved: boolean;
  isDeleted: boolean;
}

const REFUSALS = [400, 413, 422];
const HOUR = 3_600_000;

/** A broken rule of the outbox, by its name. */
export class BrokenRule extends Error {
  override readonly name = 'BrokenRule';
}

/**
 * What the server must hold and what the phone must show: a model of the promise, built only from what
 * the homeowner does, what goes over the network and what the phone shows.
 */
export class Oracle {
  readonly wishes: Wish[] = [];
  private readonly known = new Map<string, Known>();
  private underWay: Post[] = [];
  /** Recorded here, because a failing assertion inside fetch would look like a network failure. */
  private broken: BrokenRule | null = null;

  submitting(id: string, body: unknown): Wish {
    const wish: Wish = { ids: [id], isSaved: false, isDeleted: false };
    this.wishes.push(wish);
    this.learn(id, body, ['absent', 'unsent']);
    return wish;
  }

  submitted(wish: Wish): void {
    wish.isSaved = true;
    this.of(wish.ids.at(-1)).may.delete('absent');
  }

  /** The id under which the homeowner sees a wish; undefined when nothing is visible. */
  shownId({ ids }: Wish): string | undefined {
    return ids.findLast((id) => [...this.of(id).may].some((place) => place !== 'absent'));
  }

  correcting(wish: Wish, replaced: string, id: string, body: unknown): void {
    this.of(replaced).may.add('absent');
    this.learn(id, body, ['absent', 'unsent']);
    wish.ids.push(id);
  }

  deleting(id: string): void {
    this.of(id).may.add('absent');
  }

  /** The phone has said that this id is gone, deleted or replaced. */
  gone(id: string): void {
    const known = this.of(id);
    known.may = new Set(['absent']);
    known.isGone = true;
  }

  /** Its owner wants it sent now. */
  retrying(id: string): void {
    const known = this.of(id);
    if (known.may.has('attention')) known.may.add('unsent');
    known.notBefore = -Infinity;
    if (known.heard) known.heard.notBefore = -Infinity;
  }

  /** A clock that jumps cancels every wait. */
  clockJumped(): void {
    for (const known of this.known.values()) known.notBefore = -Infinity;
  }

  posted(post: Post): void {
    const known = this.known.get(post.key);
    this.underWay = this.underWay.filter(({ tab }) => tab.isAlive && !tab.isAsleep);
    this.rule(this.underWay.length === 0, 'one sender at a time');
    this.underWay.push(post);
    if (!known) return this.rule(false, 'a request leaves under its own id');
    this.rule(known.body === post.body, 'the same body every time');
    this.rule(!known.isGone, 'what is gone never leaves');
    this.rule(known.may.has('unsent'), 'only what is unsent leaves');
    this.rule(Date.now() >= known.notBefore, 'not before the server has asked');
  }

  /** @param response null when none came */
  answered(post: Post, response: Response | null): void {
    this.underWay = this.underWay.filter((other) => other !== post);
    const known = this.known.get(post.key);
    if (!known || known.isGone) return;
    const seconds = secondsToWait(response);
    const wait = seconds === 0 ? -Infinity : Date.now() + Math.min(seconds * 1000, HOUR);
    void this.hear(known, response && placeAfter(post.key, response), wait);
  }

  /** A round has finished: everything its tab heard has been stored. */
  roundDone(touched: ReadonlySet<string>): void {
    for (const [id, known] of this.known) {
      if (known.heard && !touched.has(id) && !known.isGone) {
        known.may = new Set([known.heard.place]);
        known.notBefore = known.heard.notBefore;
      }
      known.heard = null;
    }
  }

  /** A round was interrupted: what its tab heard may or may not have been stored. */
  roundBroken(): void {
    for (const known of this.known.values()) {
      known.notBefore = -Infinity;
      known.heard = null;
    }
  }

  /** Compares what the phone shows with what it must show; from here on we know exactly. */
  look(items: readonly OutboxItem[]): void {
    if (this.broken) throw this.broken;
    const shown = new Map(items.map((item) => [item.id, item]));
    for (const { ids, isSaved, isDeleted } of this.wishes) {
      const present = ids.filter((id) => shown.has(id)).length;
      const least = isSaved && !isDeleted ? 1 : 0;
      if (present < least) throw new BrokenRule('what is saved is not lost');
      if (present > (isDeleted ? 0 : 1)) throw new BrokenRule('a wish is there once');
    }
    for (const [id, known] of this.known) {
      const place = placeOf(shown.get(id));
      if (!known.may.has(place)) {
        throw new BrokenRule(`the phone shows the truth: ${place}, not ${[...known.may].join()}`);
      }
      known.may = new Set([place]);
      if (place === 'received') checkPrivacy(known.body, JSON.stringify(shown.get(id)));
    }
    if (items.some(({ id }) => !this.known.has(id))) throw new BrokenRule('nothing appears');
  }

  /** After the last storm: checks what the server holds. */
  judge(rows: ReadonlyMap<string, string>): void {
    for (const wish of this.wishes) {
      const { ids, isDeleted } = wish;
      const stored = ids.filter((id) => rows.has(id));
      const latest = this.shownId(wish);
      if (stored.length > 1) throw new BrokenRule('nothing arrives twice');
      if (latest === undefined || isDeleted) continue;
      if (!this.of(latest).may.has('received')) throw new BrokenRule('everything is received');
      if (rows.get(latest) !== this.of(latest).body) throw new BrokenRule('everything arrives');
    }
  }

  private async hear(known: Known, told: Promise<Place> | null, notBefore: number) {
    const place = (await told) ?? 'unsent';
    known.may.add(place);
    known.heard = { place, notBefore };
  }

  private learn(id: string, body: unknown, may: Place[]) {
    this.known.set(id, {
      body: JSON.stringify(body),
      may: new Set(may),
      isGone: false,
      notBefore: -Infinity,
      heard: null,
    });
  }

  private of(id: string | undefined): Known {
    const known = this.known.get(id ?? '');
    if (!known) throw new Error(`No request has the id ${id}`);
    return known;
  }

  private rule(isKept: boolean, name: string) {
    if (!isKept) this.broken ??= new BrokenRule(name);
  }
}

async function placeAfter(key: string, response: Response): Promise<Place> {
  const body = await response
    .clone()
    .json()
    .catch(() => ({}));
  if (response.ok && body.id === key && 'receivedAt' in body) return 'received';
  return REFUSALS.includes(response.status) ? 'attention' : 'unsent';
}

function secondsToWait(response: Response | null): number {
  const asked = response?.headers.get('retry-after') ?? '0';
  const date = Date.parse(response?.headers.get('date') ?? '');
  return Number.isNaN(date) ? Number(asked) : (Date.parse(asked) - date) / 1000;
}

function placeOf(item: OutboxItem | undefined): Place {
  if (!item) return 'absent';
  return item.state === 'waiting' || item.state === 'sending' ? 'unsent' : item.state;
}

function checkPrivacy(body: string, shown: string) {
  const { name, email, phone } = JSON.parse(body);
  for (const detail of [name, email, phone]) {
    if (detail !== undefined && shown.includes(detail)) {
      throw new BrokenRule('contact details leave with the receipt');
    }
  }
}
