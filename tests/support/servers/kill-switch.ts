import { killSwitchBuild, removeBuild } from './second-build';
import type { RealServer } from './server';

/** Deploys the kill switch in the place of the running build, and leaves the server stopped. */
export async function withKillSwitch(server: RealServer, work: () => Promise<void>): Promise<void> {
  const build = await killSwitchBuild();
  try {
    await server.stop();
    server.deploy(build);
    await server.start();
    await work();
  } finally {
    await server.stop();
    await removeBuild(build);
  }
}

/** In the page: looks for another worker now, as browsers do from time to time. */
export async function findUpdate(): Promise<void> {
  await (await navigator.serviceWorker.ready).update();
}

/** In the page: asks the worker for something every few milliseconds, until the page goes. */
export function keepWorkerBusy(): void {
  setInterval(() => void fetch('/api/pricing').catch(() => undefined), 5);
}

/** In the page: how many workers are registered, and how many caches there are. */
export async function workersAndCaches(): Promise<[workers: number, caches: number]> {
  const workers = await navigator.serviceWorker.getRegistrations();
  return [workers.length, (await caches.keys()).length];
}

/** In the page: whether a worker stands between it and the server. */
export const isControlled = (): boolean => navigator.serviceWorker.controller !== null;
