import { submitRefusedRoom, submitRoom } from '#tests/support/builder';
import { FaultyProxy, refusal } from '#tests/support/servers/faulty-proxy';
import { openMore } from '#tests/support/more-menu';
import { open, workerReady } from '#tests/support/page-state';
import { quoteIn, quotesReady } from '#tests/support/quotes';
import { shoot, withPage, type Studio } from './studio';

/** A waiting request and a received one, the banner above them, and the offline builder. */
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
    await page.getByText('Waiting to be sent').first().waitFor();
    await shoot(studio, page, 'quotes-waiting');
  });
}

/** A refused request: the message, the delete dialog, and the correction. */
export async function shootRefusal(studio: Studio): Promise<void> {
  const way = await FaultyProxy.inFrontOf(studio.server);
  way.judge(() => refusal(422, { email: 'Enter another address' }));
  try {
    await withPage({ ...studio, origin: way.origin }, async (page) => {
      await open(page, '/builder');
      await submitRefusedRoom(page);
      await quotesReady(page);
      const quote = quoteIn(page, 'Garden Room, 4 m × 4 m');
      await quote.getByText('Needs attention').waitFor();
      await shoot(studio, page, 'quotes-refused');
      await openMore(quote);
      await quote.getByRole('button', { name: /^Delete/ }).click();
      await page.getByRole('alertdialog').waitFor();
      await shoot(studio, page, 'quotes-delete');
      await page.keyboard.press('Escape');
      await quote.getByRole('button', { name: 'Correct and send' }).click();
      await shoot(studio, page, 'quotes-correction');
    });
  } finally {
    await way.close();
  }
}
