import { setTimeout as sleep } from 'node:timers/promises';
import type { Receipt } from '#domain/order/contracts/answers';
import { RealServer } from '#tests/support/servers/server';
import { checkReceipts } from './check-receipts';
import type { Finding } from './finding';
import { newKeys, sendQuote } from './quote-client';
import { between, seededRandom } from './random';

const CLIENTS = 32;
const MOST_MS = 10_000;

export interface StoppedServerOptions {
  seed: number;
  build: string;
  stops: number;
}

/** Sends SIGTERM while quotes pour in, as a deploy does. */
export async function stopServer({ seed, build, stops }: StoppedServerOptions): Promise<Finding> {
  const random = seededRandom(seed);
  const server = await RealServer.create({ build, env: { SAMPLES: 'off' } });
  const receipts: Receipt[] = [];
  const codes: (number | null)[] = [];
  let slowest = 0;
  try {
    for (let stop = 0; stop < stops; stop += 1) {
      await server.start();
      const before = receipts.length;
      const clients = Array.from({ length: CLIENTS }, () => sendUntilGone(server.origin, receipts));
      const goal = before + between(random, 50, 300);
      while (receipts.length < goal) await sleep(2);
      const asked = performance.now();
      codes.push(await server.stop('SIGTERM'));
      slowest = Math.max(slowest, performance.now() - asked);
      await Promise.all(clients);
    }
    const { lost, twice } = checkReceipts(receipts, await server.quotes());
    const isClean = codes.every((code) => code === 0);
    return {
      fault: 'SIGTERM under load',
      size: `${stops} times, ${receipts.length} receipts`,
      found: `${lost} lost, ${twice} twice, gone in ${Math.round(slowest)} ms at most`,
      passed: isClean && lost + twice === 0 && slowest <= MOST_MS,
    };
  } finally {
    await server.dispose();
  }
}

async function sendUntilGone(origin: string, receipts: Receipt[]): Promise<void> {
  for (;;) {
    const [key = ''] = newKeys(1);
    const receipt = await sendQuote(origin, key);
    if (receipt === undefined) return;
    receipts.push(receipt);
  }
}
