import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { RealServer } from '#tests/support/server';
import type { Finding } from './finding';

const MOST_OPEN_MS = 10_000;
const DRIP_MS = 1000;

export interface SlowHeadersOptions {
  build: string;
  connections: number;
  /** Within this time every health check must be answered. */
  mostHealthMs: number;
}

/** Opens many connections that send their headers a letter at a time, and asks how the server is. */
export async function sendSlowHeaders(options: SlowHeadersOptions): Promise<Finding> {
  const { build, connections, mostHealthMs } = options;
  const server = await RealServer.create({ build, env: { SAMPLES: 'off' } });
  try {
    await server.start();
    const cut = { count: 0 };
    const open = Array.from({ length: connections }, async () => {
      const time = await timeUntilCut(server.port);
      cut.count += 1;
      return time;
    });
    const health = await watchHealth(server.origin, () => cut.count < connections);
    const longest = Math.max(...(await Promise.all(open)));
    const slowest = Math.max(...health);
    return {
      fault: 'slow headers',
      size: `${connections} connections, ${health.length} health checks`,
      found: `cut after ${Math.round(longest)} ms, health in ${Math.round(slowest)} ms, at most`,
      passed: longest <= MOST_OPEN_MS && slowest <= mostHealthMs && health.length > 20,
    };
  } finally {
    await server.dispose();
  }
}

async function timeUntilCut(port: number): Promise<number> {
  const started = performance.now();
  const socket: Socket = connect(port, '127.0.0.1');
  // A cut connection may end in a reset: it has ended all the same.
  socket.on('error', () => undefined);
  socket.resume();
  socket.write('GET / HTTP/1.1\r\nHost: example.com\r\n');
  const drip = setInterval(() => socket.write('X'), DRIP_MS);
  await once(socket, 'close');
  clearInterval(drip);
  return performance.now() - started;
}

/** Milliseconds of each health check until there is nothing more to wait for. */
async function watchHealth(origin: string, goesOn: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (goesOn()) {
    const asked = performance.now();
    const response = await fetch(`${origin}/healthz`, { headers: { connection: 'close' } });
    await response.text();
    times.push(response.ok ? performance.now() - asked : Infinity);
    await sleep(100);
  }
  return times;
}
