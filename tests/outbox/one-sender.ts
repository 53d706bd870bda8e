import type { Finding } from '#tests/faults/finding';
import { waitUntil } from '#tests/support/servers/server';
import { comeOnline, countReceived, newRows, saveRows } from './rows';
import { LONG_MS, onStage } from './stage';

/** Three tabs and the worker want to send the same requests at the same moment: one POST for each. */
export function sendFromEveryTab({ entries }: { entries: number }): Promise<Finding> {
  return onStage(async ({ server, way, device }) => {
    const first = await device.openTab();
    await saveRows(first, newRows(entries));
    const tabs = [first, await device.openTab(), await device.openTab()];
    await Promise.all([...tabs.map(comeOnline), device.wakeWorker(first)]);
    await waitUntil(async () => (await countReceived(first)) === entries, LONG_MS);
    const stored = (await server.quotes()).length;
    return {
      fault: 'three tabs and the worker',
      size: `${entries} entries`,
      found: `${way.posts.length} POSTs, ${stored} rows`,
      passed: way.posts.length === entries && stored === entries,
    };
  });
}

/** The tab that holds the lock is closed in the middle of a request: another takes over. */
export function closeTheSender({ mostMs }: { mostMs: number }): Promise<Finding> {
  return onStage(async ({ server, way, device }) => {
    const release = way.hold();
    const sender = await device.openTab();
    await saveRows(sender, newRows(1));
    await sender.reload();
    await waitUntil(async () => way.posts.length === 1, LONG_MS);
    const heir = await device.openTab();
    await waitUntil(
      () => heir.evaluate(async () => ((await navigator.locks.query()).pending ?? []).length > 0),
      LONG_MS,
    );
    const closed = performance.now();
    await sender.close();
    await waitUntil(async () => way.posts.length === 2, LONG_MS);
    const took = performance.now() - closed;
    release();
    await waitUntil(async () => (await countReceived(heir)) === 1, LONG_MS);
    const stored = (await server.quotes()).length;
    return {
      fault: 'sender closed',
      size: 'one request under way',
      found: `taken over in ${Math.round(took)} ms, ${stored} row`,
      passed: took <= mostMs && stored === 1,
    };
  });
}
