import { waitUntil } from '#tests/support/servers/server';
import type { Tab } from './engine';
import { visibleElement } from './find-visible';
import { inPage } from './in-page';

/** Allows for a busy machine; only failures take this long. */
const PATIENCE_MS = 40_000;

/** Opens a page and waits until it is interactive and fully laid out. */
export async function open(tab: Tab, url: string): Promise<void> {
  const { pathname } = new URL(url);
  await tab.goto(url);
  if ((await inPage(tab, () => location.pathname)) !== pathname) {
    // A busy WebKit may drop a navigation and stay where it was; a visitor would press again.
    console.log(`Not there yet, asked again: ${url}`);
    await tab.goto(url);
  }
  await wait(`Not interactive: ${url}`, () => inPage(tab, isReady, pathname));
}

function isReady(pathname: string): boolean {
  const { dataset } = document.documentElement;
  const ready = dataset['interactive'] !== undefined && dataset['below'] === undefined;
  return ready && location.pathname === pathname;
}

/** Resolves when the worker has everything it needs to serve the site on its own. */
export async function workerReady(tab: Tab): Promise<void> {
  await wait('No worker controls the page', () =>
    inPage(tab, () => navigator.serviceWorker.controller !== null),
  );
}

/** Resolves when the XPath finds something visible. */
export async function see(tab: Tab, xpath: string, milliseconds?: number): Promise<void> {
  await wait(`Not to be seen: ${xpath}`, () => isSeen(tab, xpath), milliseconds);
}

/** Resolves when the XPath finds nothing visible. */
export async function miss(tab: Tab, xpath: string): Promise<void> {
  await wait(`Still to be seen: ${xpath}`, async () => !(await isSeen(tab, xpath)));
}

/** Presses an element once it is there. */
export async function press(tab: Tab, xpath: string): Promise<void> {
  await see(tab, xpath);
  await wait(`Not to be pressed: ${xpath}`, async () => {
    await tab.click(xpath);
    return true;
  });
}

/** Types into a field once it is there. */
export async function fill(tab: Tab, xpath: string, words: string): Promise<void> {
  await see(tab, xpath);
  await tab.type(xpath, words);
}

async function isSeen(tab: Tab, xpath: string): Promise<boolean> {
  return (await tab.evaluate(`${visibleElement(xpath)} !== null`)) === true;
}

async function wait(complaint: string, ask: () => Promise<boolean>, milliseconds = PATIENCE_MS) {
  await waitUntil(ask, milliseconds).catch((cause: unknown) => {
    throw new Error(complaint, { cause });
  });
}
