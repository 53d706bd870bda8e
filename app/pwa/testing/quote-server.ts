import { aReceipt } from '#app/offline/testing/quotes';
import { ticks } from './ticks';

const ROUND_TRIP = 12;

/** What may happen to one request between a phone and our store. */
export const FATES = [
  'stored',
  'refused',
  'lost on the way',
  'stored, answer lost',
  'stored, then 500',
  '500',
  '503 with Retry-After',
  '429',
  '408',
  'captive portal',
  'foreign JSON',
  "another request's receipt",
  'tab dies before it is stored',
  'tab dies after it is stored',
] as const;

export type Fate = (typeof FATES)[number];

const STORING: readonly Fate[] = [
  'stored',
  'stored, answer lost',
  'stored, then 500',
  'tab dies after it is stored',
];

/**
 * Our server, and all that can stand between it and a phone. It stores once per key, as the real
 * one does, and keeps count of what a test needs to judge the phone by.
 */
export class QuoteServer {
  /** Bodies by key: what a person in the office sees. */
  readonly rows = new Map<string, string>();
  /** How often two requests under one key were under way at the same time. */
  overlaps = 0;
  /** What happens to the next requests; afterwards all goes well. */
  fates: Fate[] = [];
  private readonly underWay = new Set<string>();

  /** @param killerOfSender asked as a request goes out: how to let the tab die that sent it */
  constructor(private readonly killerOfSender: () => () => void) {}

  readonly fetch = async (_url: unknown, init: RequestInit = {}): Promise<Response> => {
    const key = new Headers(init.headers).get('idempotency-key') ?? '';
    const fate = this.fates.shift() ?? 'stored';
    const kill = this.killerOfSender();
    if (this.underWay.has(key)) this.overlaps += 1;
    this.underWay.add(key);
    await ticks(ROUND_TRIP);
    this.underWay.delete(key);
    if (fate.startsWith('tab dies')) kill();
    return this.answer(fate, key, String(init.body));
  };

  private answer(fate: Fate, key: string, body: string): Response | Promise<Response> {
    const known = this.rows.get(key);
    if (known !== undefined && known !== body) return json(422, problem('idempotency_mismatch'));
    if (STORING.includes(fate)) this.rows.set(key, body);
    switch (fate) {
      case 'stored':
        return json(201, aReceipt(key));
      case 'refused':
        return known === undefined ? json(400, problem('invalid')) : json(201, aReceipt(key));
      case 'lost on the way':
      case 'stored, answer lost':
        throw new TypeError('Failed to fetch');
      case 'stored, then 500':
      case '500':
        return json(500, problem('internal'));
      case '503 with Retry-After':
        return json(503, problem('restarting'), { 'retry-after': '5' });
      case '429':
        return json(429, problem('rate_limited'));
      case '408':
        return json(408, problem('timeout'));
      case 'captive portal':
        return new Response('<html>Welcome to the station Wi-Fi</html>', { status: 200 });
      case 'foreign JSON':
        return json(200, { ok: true, id: key });
      case "another request's receipt":
        return json(201, aReceipt('c2a4f1b0-11aa-4c3d-8e5f-9a8b7c6d5e4f'));
      case 'tab dies before it is stored':
      case 'tab dies after it is stored':
        return new Promise(() => undefined);
    }
  }
}

const problem = (code: string) => ({ error: 'Not this time', code });

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers });
}
