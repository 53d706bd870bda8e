import { vi } from 'vitest';
import { anAcknowledgement } from '#app/offline/testing/enquiries';
import { aReceipt } from '#app/offline/testing/quotes';
import type { Tab } from './tab';
import { turns } from './turns';

/** Turns of the event loop that a request takes each way: more than a database read. */
const ONE_WAY = 6;
/** How long the sender waits for a response. */
const PATIENCE_MS = 20_000;
const NEVER = new Promise<never>(() => undefined);

/** What may happen to one request between a phone and our store. */
export const FATES = [
  'stored',
  '400',
  '413',
  '422',
  '404',
  '500',
  '503',
  '503 with Retry-After in seconds',
  '503 with Retry-After as a date',
  '429 with Retry-After in seconds',
  '429 with a Retry-After of a day',
  '408',
  'stored, then 500',
  'lost on the way',
  'stored, answer lost',
  'no answer in time',
  'stored, no answer in time',
  'captive portal',
  'foreign JSON',
  "another request's receipt",
  'phone sleeps, stored',
  'phone sleeps, lost on the way',
] as const;

export type Fate = (typeof FATES)[number];

/** One request as it leaves the phone. */
export interface Post {
  key: string;
  body: string;
  tab: Tab;
}

/** Observes what leaves the phone and what comes back to it. */
export interface Watcher {
  posted: (post: Post) => void;
  answered: (post: Post, response: Response | null) => void;
}

/** Our server, which stores once per key like the real one, and everything in front of it. */
export class Server {
  /** Bodies by key: what somebody in the office sees. */
  readonly rows = new Map<string, string>();
  /** What happens to the next requests; after that, everything succeeds. */
  fates: Fate[] = [];
  /** Whose request is about to be sent. */
  sender: Tab | null = null;

  constructor(private readonly watcher: Watcher) {}

  readonly fetch = async (path: string, init: RequestInit): Promise<Response> => {
    const tab = this.sender;
    if (!tab) throw new Error(`Nobody sends ${path}`);
    const key = new Headers(init.headers).get('idempotency-key') ?? '';
    const post: Post = { key, body: String(init.body), tab };
    const fate = this.fates.shift() ?? 'stored';
    this.watcher.posted(post);
    await turns(ONE_WAY);
    const answer = this.take(fate, path, post);
    if (fate.startsWith('phone sleeps')) tab.fallAsleep();
    if (fate.endsWith('no answer in time')) vi.advanceTimersByTime(PATIENCE_MS);
    await tab.untilAwake();
    await turns(ONE_WAY);
    if (!tab.deliver()) return NEVER;
    const arrived = answer !== null && init.signal?.aborted !== true ? answer : null;
    this.watcher.answered(post, arrived);
    if (arrived) return arrived;
    throw new TypeError('Failed to fetch');
  };

  /** The response; null when nothing reaches the phone. */
  private take(fate: Fate, path: string, { key, body }: Post): Response | null {
    const known = this.rows.get(key);
    if (fate.includes('stored')) this.rows.set(key, known ?? body);
    const proof = path.endsWith('room-configurations') ? aReceipt(key) : anAcknowledgement(key);
    switch (fate) {
      case 'stored':
      case 'phone sleeps, stored':
        return known === undefined || known === body ? json(201, proof) : refusal(422);
      case '400':
      case '413':
      case '422':
        // Once it has stored a request, it no longer refuses it.
        return known === undefined ? refusal(Number(fate)) : json(201, proof);
      case '404':
      case '408':
      case '500':
      case '503':
        return refusal(Number(fate));
      case 'stored, then 500':
        return refusal(500);
      case '503 with Retry-After in seconds':
        return refusal(503, { 'retry-after': '120' });
      case '503 with Retry-After as a date':
        // By the server's clock, whatever the phone's clock shows.
        return refusal(503, {
          date: 'Fri, 20 Nov 2026 16:42:00 GMT',
          'retry-after': 'Fri, 20 Nov 2026 16:52:00 GMT',
        });
      case '429 with Retry-After in seconds':
        return refusal(429, { 'retry-after': '600' });
      case '429 with a Retry-After of a day':
        return refusal(429, { 'retry-after': '86400' });
      case 'captive portal':
        return new Response('<html>Welcome to the station Wi-Fi</html>', { status: 200 });
      case 'foreign JSON':
        return json(200, { ok: true, id: key });
      case "another request's receipt":
        return json(201, { ...proof, id: 'c2a4f1b0-11aa-4c3d-8e5f-9a8b7c6d5e4f' });
      case 'lost on the way':
      case 'stored, answer lost':
      case 'no answer in time':
      case 'stored, no answer in time':
      case 'phone sleeps, lost on the way':
        return null;
    }
  }
}

function refusal(status: number, headers: Record<string, string> = {}): Response {
  return json(status, { error: 'Not this time', code: 'test' }, headers);
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers });
}
