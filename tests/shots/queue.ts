import { submitRoom } from '#tests/support/builder';
import { open, workerReady } from '#tests/support/page-state';
import { shoot, withPage, type Studio } from './studio';

/** A request that waits and one that was received, the strip above them, and the offline builder. */
export async function shootQueue(studio: Studio): Promise<void> {
  await withPage(studio, async (page) => {
    await open(page, '/builder');
    await workerReady(page);
    await submitRoom(page);
    await open(page, '/quotes');
    await page.getByText('Received', { exact: true }).first().waitFor();
    await shoot(studio, page, 'quotes-received');
    await open(page, '/builder?step=1');
    await page.context().setOffline(true);
    await submitRoom(page);
    await shoot(studio, page, 'builder-offline-submitted');
    await open(page, '/quotes');
    await page.getByText('Waiting for signal').first().waitFor();
    await shoot(studio, page, 'quotes-waiting');
  });
}
