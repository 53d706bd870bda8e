import assert from 'node:assert/strict';
import axe, { type AxeResults } from 'axe-core';
import { AXE_TAGS } from '#tests/support/page/accessibility';
import { request } from './elements';
import type { Tab } from './engine';
import { inPage } from './in-page';
import { askForQuote, designRoom, ROOM } from './room';
import { open, see, workerReady } from './screen';
import type { Visit } from './visit';

/**
 * Expects axe to find nothing in the builder and on "Your quote requests", as this engine lays them out.
 */
export async function findNoFaults(visit: Visit): Promise<void> {
  const { server } = visit;
  let tab = await visit.startBrowser();
  await open(tab, `${server.origin}/builder`);
  await workerReady(tab);
  const faults = await faultsOf(tab, 'the first step');
  await designRoom(tab, async (step) => faults.push(...(await faultsOf(tab, step))));
  await server.stop();
  await askForQuote(tab);
  // Leaving a page in the middle of an attempt can keep WebKit's storage locked until it ends.
  await visit.closeBrowser();
  tab = await visit.startBrowser();
  await open(tab, `${server.origin}/quotes`);
  await see(tab, request('Waiting to be sent', ROOM));
  faults.push(...(await faultsOf(tab, 'a waiting request')));
  assert.deepEqual(faults, []);
}

async function faultsOf(tab: Tab, screen: string): Promise<string[]> {
  await tab.evaluate(`(() => { ${axe.source} })()`);
  const faults = await inPage(tab, runAxe, [...AXE_TAGS]);
  return faults.map((fault) => `${screen}: ${fault}`);
}

/** Runs in the page, where axe has already been loaded. */
async function runAxe(tags: string[]): Promise<string[]> {
  const { violations }: AxeResults = await Reflect.get(window, 'axe').run({ runOnly: tags });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}, ${failureSummary}`),
  );
}
