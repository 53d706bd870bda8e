import assert from 'node:assert/strict';
import { link, request, text } from './elements';
import type { Tab } from './engine';
import { inPage } from './in-page';
import { askForQuote, designRoom, ROOM } from './room';
import { open, press, see, workerReady } from './screen';
import type { Visit } from './visit';

/** Retries wait a random part of a delay that doubles from 2 s. */
const RETRIED_MS = 60_000;

/**
 * The status and its link. Press it rather than going to its address: leaving a page in the middle of an
 * attempt can keep WebKit's storage locked until it ends.
 */
const WAITING = link('1 quote waiting to be sent');

/**
 * The whole story: a room is designed, the server goes down, a quote is requested, the browser is closed
 * and restarted without a connection, the server comes back. Nothing is pressed after that.
 */
export async function tellStory(visit: Visit): Promise<void> {
  const { server } = visit;
  let tab = await visit.startBrowser();
  await open(tab, server.origin);
  await workerReady(tab);
  const start = await startUrl(tab);
  await open(tab, `${server.origin}/builder`);
  await designRoom(tab);
  await server.stop();
  await visit.picture('summary');
  await askForQuote(tab);
  await visit.closeBrowser();
  assert.equal((await server.quotes()).length, 0);

  tab = await visit.startBrowser();
  await open(tab, start);
  await see(tab, WAITING);
  await visit.picture('start-offline');
  await press(tab, WAITING);
  await see(tab, request('Waiting to be sent', ROOM));
  await visit.picture('quotes-waiting');

  await server.start();
  await see(tab, request('Received', ROOM), RETRIED_MS);
  const [row, ...others] = await server.quotes();
  assert.equal(others.length, 0);
  assert.equal(row?.estimatedPrice, 28_450);
  await see(tab, text(row.reference));
  await visit.picture('quotes-received');
  await visit.closeBrowser();

  // No later start sends it again.
  tab = await visit.startBrowser();
  await open(tab, start);
  await open(tab, `${server.origin}/quotes`);
  await see(tab, request('Received', ROOM));
  assert.equal((await server.quotes()).length, 1);
}

/** The page the installed app opens first. */
function startUrl(tab: Tab): Promise<string> {
  return inPage(tab, async () => {
    const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '';
    const { start_url: start } = await (await fetch(manifest)).json();
    return new URL(start, manifest).href;
  });
}
