import { waitUntil } from '#tests/support/servers/server';
import { heading, runningPrice, text } from './elements';
import { askForQuote, designRoom, designToFeatures, PRICE } from './room';
import { open, see, workerReady } from './screen';
import type { Visit } from './visit';

/** A half-designed room is still there after the browser has been closed, with the server down. */
export async function keepDraft(visit: Visit): Promise<void> {
  const builder = `${visit.server.origin}/builder`;
  let tab = await visit.startBrowser();
  await open(tab, builder);
  await workerReady(tab);
  await designToFeatures(tab);
  await see(tab, text('Saved on this device'));
  await visit.closeBrowser();
  await visit.server.stop();
  tab = await visit.startBrowser();
  await open(tab, builder);
  await see(tab, heading('Features'));
  await see(tab, runningPrice(PRICE));
  await visit.picture('draft');
}

/**
 * Background Sync: registered by a page of a browser that has since been closed, it wakes the worker in
 * the next one, which opens none of our pages.
 */
export async function syncAfterRestart(visit: Visit): Promise<void> {
  const { server } = visit;
  const tab = await visit.startBrowser();
  await open(tab, `${server.origin}/builder`);
  await workerReady(tab);
  await designRoom(tab);
  await server.stop();
  await askForQuote(tab);
  await visit.closeBrowser();
  await server.start();
  await visit.startBrowser();
  await waitUntil(async () => (await server.quotes()).length === 1, 30_000);
}
