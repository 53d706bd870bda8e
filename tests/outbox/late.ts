import type { UnsentQuote } from '#app/offline/outbox/outbox-entry';
import type { Finding } from '#tests/faults/finding';
import { everythingStored } from '#tests/support/device-storage';
import { waitUntil } from '#tests/support/servers/server';
import { countReceived, newRows, saveRows } from './rows';
import { LONG_MS, onStage } from './stage';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Requests from 30 days ago, and those whose phone has had its clock changed by 400 days since. */
export function deliverLate(): Promise<Finding> {
  return onStage(async ({ server, device }) => {
    const clocks = [0, 400 * DAY, -400 * DAY];
    let delivered = 0;
    for (const offset of clocks) {
      const page = await device.openTab('/about');
      await saveRows(page, newRows(1).map(old));
      await page.close();
      const later = await device.openTabWithClock(offset);
      delivered += 1;
      await waitUntil(async () => (await countReceived(later)) === delivered, LONG_MS);
      await later.close();
    }
    const stored = (await server.quotes()).length;
    return {
      fault: 'old entries, wrong clocks',
      size: '30 days old; the clock as it was, +400 days, −400 days',
      found: `${stored} of ${clocks.length} delivered`,
      passed: stored === clocks.length,
    };
  });
}

/** The row after a month of failures, the last a moment ago. */
function old(entry: UnsentQuote): UnsentQuote {
  const at = Date.now();
  return {
    ...entry,
    createdAt: at - 30 * DAY,
    attempts: 40,
    nextAttemptAt: at + 4 * MINUTE,
    lastProblem: { reason: 'server', message: 'Our server could not take it.', status: 500, at },
  };
}

/** How long the contact details outlive the receipt on the device. */
export function forgetContact({ mostMs }: { mostMs: number }): Promise<Finding> {
  return onStage(async ({ way, device }) => {
    const page = await device.openTab('/about');
    const rows = newRows(1);
    await saveRows(page, rows);
    const release = way.hold();
    await page.reload();
    await waitUntil(async () => way.posts.length === 1, LONG_MS);
    const { email = '', phone = '' } = rows[0]?.request ?? {};
    const isThere = async () => {
      const text = await everythingStored(page);
      return text.includes(email) || text.includes(phone);
    };
    const wasThere = await isThere();
    release();
    await waitUntil(async () => way.posts[0]?.answered === 201, LONG_MS);
    const answered = performance.now();
    while (await isThere()) if (performance.now() - answered > LONG_MS) break;
    const took = performance.now() - answered;
    return {
      fault: 'contact details',
      size: 'IndexedDB, local and session storage',
      found: `gone ${Math.round(took)} ms after the receipt`,
      passed: wasThere && took <= mostMs,
    };
  });
}
