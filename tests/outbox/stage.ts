import { FaultyProxy } from '#tests/support/servers/faulty-proxy';
import { RealServer } from '#tests/support/servers/server';
import { Device } from './device';

/** How long to wait for something that takes only a moment on an idle machine. */
export const LONG_MS = 60_000;

/** A real server, a network that can be disrupted, and a phone. */
export interface Stage {
  server: RealServer;
  way: FaultyProxy;
  device: Device;
}

/**
 * Sets all three up for `play`, and tears them down again.
 *
 * @param isJudged which POSTs the network disrupts; the quote requests unless it says otherwise
 */
export async function onStage<T>(
  play: (stage: Stage) => Promise<T>,
  isJudged?: (url: string) => boolean,
): Promise<T> {
  const server = await RealServer.create({ env: { SAMPLES: 'off' } });
  await server.start();
  const way = await FaultyProxy.inFrontOf(server, isJudged);
  const device = await Device.create(way.origin);
  try {
    return await play({ server, way, device });
  } finally {
    await device.dispose();
    await way.close();
    await server.dispose();
  }
}
