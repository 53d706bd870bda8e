import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { RealServer } from '#tests/support/servers/server';
import type { Finding } from './finding';
import { watch } from './watching';

const MOST_OPEN_MS = 10_000;
const DRIP_MS = 1000;
const HEALTH_EVERY_MS = 100;

export interface SlowHeadersOptions {
  build: string;
  connections: number;
  /** Every health check must be answered within this time. */
  mostHealthMs: number;
}

/**
 * Opens many connections that send their headers one character at a time, and checks the server's health.
 */
export async function sendSlowHeaders(options: SlowHeadersOptions): Promise<Finding> {
  const { build, connections, mostHealthMs } = options;
  const server = await RealServer.create({ build, env: { SAMPLES: 'off' } });
  try {
    await server.start();
    const health = watch(server.origin, '/healthz', HEALTH_EVERY_MS);
    await health.hasBegun;
    const open = Array.from({ length: connections }, () => timeUntilCut(server.port));
    const longest = Math.max(...(await Promise.all(open)));
    const times = await health.stop();
    const slowest = Math.max(...times);
    return {
      fault: 'slow headers',
      size: `${connections} connections, ${times.length} health checks`,
      found: `cut after ${Math.round(longest)} ms, health in ${Math.round(slowest)} ms, at most`,
      passed: longest <= MOST_OPEN_MS && slowest <= mostHealthMs && times.length > 20,
    };
  } finally {
    await server.dispose();
  }
}

async function timeUntilCut(port: number): Promise<number> {
  const started = performance.now();
  const socket: Socket = connect(port, '127.0.0.1');
  // A cut connection may end in a reset, which counts as ended, but `once` of node:events would throw.
  socket.on('error', () => undefined);
  socket.resume();
  socket.write('GET / HTTP/1.1\r\nHost: example.com\r\n');
  const drip = setInterval(() => socket.write('X'), DRIP_MS);
  await new Promise((gone) => socket.once('close', gone));
  clearInterval(drip);
  return performance.now() - started;
}
