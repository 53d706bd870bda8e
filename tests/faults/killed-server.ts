import { setTimeout as sleep } from 'node:timers/promises';
import type { Receipt } from '#domain/order/contracts/answers';
import { RealServer } from '#tests/support/servers/server';
import { checkReceipts } from './check-receipts';
import type { Finding } from './finding';
import { newKeys, sendQuote } from './quote-client';
import { between, seededRandom } from './random';

const CLIENTS = 8;
/** The share of responses lost on the way to the client, which then retries. */
const DROPPED = 0.1;

export interface KilledServerOptions {
  seed: number;
  /** The folder of the server's build. */
  build: string;
  quotes: number;
  kills: number;
}

/** Kills the server again and again while quotes come in, each sent until its receipt arrives. */
export async function killServer(options: KilledServerOptions): Promise<Finding> {
  const { seed, build, quotes, kills } = options;
  const random = seededRandom(seed);
  const server = await RealServer.create({ build, env: { SAMPLES: 'off' } });
  const receipts: Receipt[] = [];
  const waiting = newKeys(quotes);
  const perLife = quotes / (kills + 1);
  let dropped = 0;
  /**
   * How many quotes may have been sent so far: every life of the server gets its share to be killed over.
   */
  let released = perLife;
  const client = async (): Promise<void> => {
    while (waiting.length > 0) {
      if (quotes - waiting.length >= released) {
        await sleep(1);
        continue;
      }
      const key = waiting.shift() ?? '';
      for (;;) {
        const receipt = await sendQuote(server.origin, key);
        const isDropped = receipt !== undefined && random() < DROPPED;
        if (isDropped) dropped += 1;
        else if (receipt !== undefined) {
          receipts.push(receipt);
          break;
        }
        await sleep(isDropped ? 0 : 15);
      }
    }
  };
  try {
    await server.start();
    const clients = Array.from({ length: CLIENTS }, client);
    for (let kill = 0; kill < kills; kill += 1) {
      const goal = Math.floor((kill + random()) * perLife);
      while (receipts.length < goal) await sleep(1);
      await sleep(between(random, 0, 12));
      await server.stop('SIGKILL');
      released = (kill + 2) * perLife;
      await server.start();
    }
    await Promise.all(clients);
    const rows = await server.quotes();
    const { lost, twice } = checkReceipts(receipts, rows);
    return {
      fault: 'kill -9',
      size: `${quotes} quotes, ${kills} kills, ${dropped} answers dropped`,
      found: `${rows.length} stored, ${lost} lost, ${twice} twice`,
      passed: rows.length === quotes && receipts.length === quotes && lost + twice === 0,
    };
  } finally {
    await server.dispose();
  }
}
