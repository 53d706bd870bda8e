import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { invoiceLabel, type Invoice } from '#domain/order/money/invoice';
import { starterTerms } from '#domain/order/quote/starter-terms';
import { hashOfToken } from '#server/auth/follow-token';
import { openStores } from '#server/stores/open-stores';
import type { Stores } from '#server/stores/ports';
import { BILLING_FACTS } from '#server/testing/requests/orders';
import { newQuoteRequest } from '#server/testing/rows/records';
import { sendingOf } from '#server/use-cases/order/write-quote';
import { RealServer } from '#tests/support/servers/server';
import { ServerCluster } from '#tests/support/servers/server-cluster';
import type { Finding } from './finding';
import { between, seededRandom } from './random';

const CLIENTS = 6;
/** The payment stages of each order: all are due with the acceptance, so that one call makes ten invoices. */
const STAGES = Array.from({ length: 10 }, (_, index) => ({
  words: `Stage ${index + 1}`,
  percent: 10,
  due: { when: 'acceptance' as const },
}));
/** Leaves three odd pennies, which the stages share. */
const PENCE = 1_234_503;

export interface BilledServerOptions {
  seed: number;
  /** Left out, what is killed is one of two processes on PostgreSQL after the other. */
  build?: string;
  orders: number;
  kills: number;
}

/** An order that waits for its acceptance. */
interface Offered {
  token: string;
  hash: string;
}

/**
 * Kills the server again and again while homeowners accept their quotes, each of which makes ten invoices. Half of those
 * who get no answer never ask again: what they have accepted is invoiced by the server that starts next.
 */
export async function billOverKills(options: BilledServerOptions): Promise<Finding> {
  const { seed, build, orders, kills } = options;
  const random = seededRandom(seed);
  const { mailUrl, closeMail } = await openSilentMail();
  const env = { SAMPLES: 'off', MAIL_URL: mailUrl };
  const server =
    build === undefined
      ? await ServerCluster.create({ env })
      : await RealServer.create({ build, env });
  const waiting = await offerQuotes(server, orders);
  const perLife = orders / (kills + 1);
  /** How many acceptances are over, and how many may have been sent so far: each life of the server gets its share. */
  const progress = { done: 0, released: perLife };
  const client = async (): Promise<void> => {
    while (waiting.length > 0) {
      if (orders - waiting.length >= progress.released) {
        await sleep(1);
        continue;
      }
      const offered = waiting.shift();
      if (offered === undefined) break;
      const key = randomUUID();
      for (;;) {
        const answer = await accept(server.origin, offered, key);
        if (answer === 'accepted' || (answer === 'lost' && random() < 0.5)) break;
        await sleep(15);
      }
      progress.done += 1;
    }
  };
  try {
    await server.start();
    const clients = Array.from({ length: CLIENTS }, client);
    for (let kill = 0; kill < kills; kill += 1) {
      const goal = Math.floor((kill + random()) * perLife);
      while (progress.done < goal) await sleep(1);
      await sleep(between(random, 0, 30));
      const killed = server instanceof ServerCluster ? server.members[kill % 2] : server;
      await killed?.stop('SIGKILL');
      await killed?.start();
      progress.released = (kill + 2) * perLife;
    }
    await Promise.all(clients);
    // Whatever is left is made at a start.
    await server.stop('SIGKILL');
    await server.start();
    const found = await settled(server);
    const { accepted, invoices, left, gaps, doubles, wrong } = found;
    return {
      fault: `kill -9 while invoices are made${build === undefined ? ' by two processes' : ''}`,
      size: `${accepted} orders accepted, ${kills} kills`,
      found: `${invoices} invoices, ${left} left out, ${gaps} gaps, ${doubles} twice, ${wrong} wrong sums`,
      passed:
        accepted > 0 &&
        invoices === accepted * STAGES.length &&
        left + gaps + doubles + wrong === 0,
    };
  } finally {
    await server.dispose();
    closeMail();
  }
}

/** A mail server that takes a connection and says nothing, so that letters wait and cost no time. */
async function openSilentMail() {
  const open = new Set<Socket>();
  const server = createServer((socket) => void open.add(socket.on('error', () => undefined)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    mailUrl: `smtp://127.0.0.1:${port}`,
    closeMail() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

/** Fills the store of a server, which has not started yet, with orders of which a written quote was sent. */
async function offerQuotes(server: RealServer, count: number): Promise<Offered[]> {
  const { dataDir } = server;
  const databaseUrl = server instanceof ServerCluster ? server.databaseUrl : undefined;
  const stores = await openStores({ dataDir, databaseUrl });
  try {
    await stores.contents.save({
      name: 'facts',
      value: BILLING_FACTS,
      by: 'Owner',
      note: '',
      over: 0,
    });
    return await Promise.all(Array.from({ length: count }, () => offerQuote(stores)));
  } finally {
    await stores.close();
  }
}

async function offerQuote({ roomConfigurations, orders }: Stores): Promise<Offered> {
  const token = randomBytes(16).toString('base64url');
  const at = new Date();
  const row = newQuoteRequest({ createdAt: at.toISOString() });
  const { id } = await roomConfigurations.add(row, randomUUID, { followHash: hashOfToken(token) });
  const place = { kind: 'place-given', address: '4 Orchard Lane', postcode: 'NN1 1AA' } as const;
  await orders.change(id, at, () => ({ event: { id: randomUUID(), by: 'company', what: place } }));
  let hash = '';
  await orders.change(id, at, ({ order, request }) => {
    const words = 'Shell';
    const line = {
      id: 'shell',
      words,
      pence: PENCE,
      origin: 'estimate',
      estimatePence: PENCE,
      estimateWords: words,
      removed: false,
      reason: '',
    } as const;
    const terms = { ...starterTerms(BILLING_FACTS), stages: STAGES };
    const content = { design: null, lines: [line], terms, vatRate: 20 };
    const { version, what } = sendingOf(content, { order, request, at });
    hash = version.hash;
    return { event: { id: randomUUID(), by: 'company', what }, version };
  });
  return { token, hash };
}

/** An answer is lost once the call has reached the server, or may have. */
async function accept(
  origin: string,
  { token, hash }: Offered,
  key: string,
): Promise<'accepted' | 'lost' | 'not sent'> {
  const action = { kind: 'accepted', version: 1, hash, name: 'A. Buyer' };
  try {
    const response = await fetch(`${origin}/api/follow/actions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-forwarded-for': `2001:db8:${key.slice(0, 4)}:${key.slice(4, 8)}::1`,
      },
      body: JSON.stringify({ token, action }),
    });
    if (response.status === 200) return 'accepted';
    if (response.status < 500) throw new Error(`Not accepted: ${await response.text()}`);
    return 'not sent';
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return isRefused(error.cause) ? 'not sent' : 'lost';
  }
}

function isRefused(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}

const WAIT_MS = 120_000;

/** What is stored once nothing is left to be made, or a long time has gone by. */
async function settled(server: RealServer) {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const { orders, invoices } = await server.readStore();
    const accepted = orders.filter(({ events }) =>
      events.some(({ what }) => what.kind === 'accepted'),
    );
    const of = grouped(invoices);
    const left = accepted.filter(
      ({ requestId }) => (of.get(requestId) ?? []).length < STAGES.length,
    ).length;
    if (left > 0 && Date.now() < until) {
      await sleep(500);
      continue;
    }
    const wrong = accepted.filter(({ requestId, events }) =>
      isWrong(
        of.get(requestId) ?? [],
        events.filter(({ what }) => what.kind === 'invoiced').length,
      ),
    ).length;
    const numbers = new Set(invoices.map(({ number }) => number));
    const names = new Set(invoices.map(invoiceLabel));
    const gaps = Math.max(0, ...numbers) - numbers.size;
    return {
      accepted: accepted.length,
      invoices: invoices.length,
      left,
      gaps,
      doubles: invoices.length - names.size,
      wrong,
    };
  }
}

/** Each stage once, to the penny, and each with its event. */
function isWrong(rows: readonly Invoice[], events: number): boolean {
  const sum = (amount: 'pence' | 'vat') => rows.reduce((total, row) => total + row[amount], 0);
  const stages = new Set(rows.map(({ stage }) => stage));
  return (
    rows.length !== events ||
    stages.size !== rows.length ||
    sum('pence') !== PENCE ||
    sum('vat') !== Math.round(PENCE / 6)
  );
}

function grouped(invoices: readonly Invoice[]): ReadonlyMap<string, readonly Invoice[]> {
  const groups = new Map<string, Invoice[]>();
  for (const invoice of invoices) {
    const group = groups.get(invoice.requestId);
    if (group === undefined) groups.set(invoice.requestId, [invoice]);
    else group.push(invoice);
  }
  return groups;
}
