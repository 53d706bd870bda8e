import { existsSync } from 'node:fs';
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { SCREEN, type Engine, type Session, type Tab } from './engine';
import { reachableElement } from './find-visible';

/** A call that takes longer means the browser hangs. */
const LONGEST_MS = 90_000;
const PROGRAM = '/usr/bin/firefox-esr';

/** Firefox ESR over WebDriver BiDi. It has no Background Sync. */
export const firefox: Engine = {
  name: 'Firefox',
  missingPackages: () => (existsSync(PROGRAM) ? [] : ['firefox-esr']),
  ownWords: [
    // A page that is left in the middle of an import, as in WebKit: what is shown is tested all the same.
    /Failed to load ‘\S+\/assets\/\S+\.js’\. A ServiceWorker intercepted the request/,
  ],
  launch,
};

async function launch(profile: string): Promise<Session> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: PROGRAM,
    userDataDir: profile,
    headless: true,
    protocolTimeout: LONGEST_MS,
    defaultViewport: null,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-GB' },
  });
  // Firefox may replace its initial tab during startup.
  const page = await browser.newPage();
  await page.setViewport(SCREEN);
  const heard = listen(page);
  return {
    tab: tabOf(page),
    complaints: async () => heard,
    close: () => browser.close(),
  };
}

function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warn') return;
    heard.push(`${message.text()} @ ${message.location().url ?? ''}`);
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  return heard;
}

function tabOf(page: Page): Tab {
  const find = async (xpath: string) => {
    const element = (await page.evaluateHandle(reachableElement(xpath))).asElement();
    if (!element) throw new Error(`Not to be seen: ${xpath}`);
    // The expression yields nothing else.
    return element as ElementHandle<Element>;
  };
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: async (xpath) => (await find(xpath)).click(),
    type: async (xpath, text) => (await find(xpath)).type(text),
    pressEscape: () => page.keyboard.press('Escape'),
    screenshot: () => page.screenshot(),
  };
}
