import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine, Session, Tab } from './engine';
import { reachableElement } from './find-visible';
import { callOf } from './in-page';
import { WebDriverSession } from './webdriver-session';
import { DRIVER, SCREEN_PROGRAM, WebKitDriver } from './webkit-driver';

const BROWSER = join(import.meta.dirname, 'webkit-browser.py');
const PYTHON = '/usr/bin/python3';
const ESCAPE = '\uE00C';

/** WebKitGTK, the closest thing on a Linux machine to an iPhone's engine. */
export const webkit: Engine = {
  name: 'WebKit',
  missingPackages,
  ownWords: [
    /CONSOLE NETWORK ERROR /,
    /cannot load \S+\/(api\/\S+|sw\.js) due to access control checks/,
    // Occurs when a page is left in the middle of an import; see app/pwa/update/recover-lazy-import.ts.
    /Fetch API cannot load \S+\/assets\/\S+ due to access control checks/,
    // Its build does not support web manifests.
    /Unrecognized Content-Security-Policy directive 'manifest-src'/,
  ],
  launch,
};

/** The bindings are checked with the system's Python, the only one that has them. */
function missingPackages(): string[] {
  const asked = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";
  const bound = spawnSync(PYTHON, ['-c', asked], { stdio: 'ignore' }).status === 0;
  return [
    ...(existsSync(DRIVER) ? [] : ['webkit2gtk-driver']),
    ...(existsSync(SCREEN_PROGRAM) ? [] : ['xvfb']),
    ...(bound ? [] : ['python3-gi', 'gir1.2-gtk-3.0', 'gir1.2-webkit2-4.1']),
  ];
}

async function launch(profile: string): Promise<Session> {
  const driver = await WebKitDriver.start();
  const printed = join(profile, 'console');
  const options = { binary: PYTHON, args: [BROWSER, profile, printed] };
  try {
    const session = await WebDriverSession.create(driver.address, {
      'webkitgtk:browserOptions': options,
    });
    return {
      tab: tabOf(session),
      complaints: async () => complaintsIn(await readFile(printed, 'utf8')),
      close: () => driver.stop(() => session.end()),
    };
  } catch (error) {
    await driver.stop(async () => undefined);
    throw error;
  }
}

function tabOf(session: WebDriverSession): Tab {
  const find = (xpath: string) => session.find(reachableElement(xpath));
  return {
    goto: (url) => session.goto(url),
    evaluate: (expression) => session.evaluate(expression),
    click: async (xpath) => session.click(await find(xpath)),
    type: async (xpath, text) => session.type(await find(xpath), text),
    pressEscape: () => session.press(ESCAPE),
    screenshot: async () => {
      await session.evaluate(callOf(paintForAWhile));
      return session.screenshot();
    },
  };
}

/** Lines from pages look like "http://… CONSOLE JS ERROR …", among the engine's own. */
function complaintsIn(printed: string): string[] {
  return printed.split('\n').filter((line) => /CONSOLE \S+ (ERROR|WARN)/.test(line));
}

/** Runs in the page: the driver waits for the next frame, and an idle page paints none. */
function paintForAWhile(): void {
  const { style } = document.documentElement;
  const beat = setInterval(() => (style.opacity = style.opacity === '' ? '0.999' : ''), 16);
  setTimeout(() => {
    clearInterval(beat);
    style.opacity = '';
  }, 1000);
}
