import { ensureChromium } from '#build/commands/browser';
import { API_UNREACHED } from '#tests/support/fixtures';
import { launchProfile, QUICK_SYNC } from '#tests/support/servers/launch';
import { SCREEN, type Engine, type Session } from './engine';

/** Maximum time for one press, in milliseconds; the caller retries. */
const PRESS_MS = 2_000;

/** The engine of most phones, and the only one with Background Sync. */
export const chromium: Engine = {
  name: 'Chromium',
  // It is installed separately, see build/commands/browser.ts.
  missingPackages: () => [],
  ownWords: [API_UNREACHED],
  launch,
};

async function launch(profile: string): Promise<Session> {
  ensureChromium();
  const heard: string[] = [];
  const context = await launchProfile(
    profile,
    { viewport: SCREEN, reducedMotion: 'reduce', locale: 'en-GB' },
    QUICK_SYNC,
  );
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    heard.push(`${message.text()} @ ${message.location().url}`);
  });
  context.on('weberror', (event) => heard.push(String(event.error())));
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(PRESS_MS);
  page.setDefaultNavigationTimeout(30_000);
  const visible = (xpath: string) => page.locator(`xpath=${xpath}`).filter({ visible: true });
  return {
    tab: {
      goto: async (url) => void (await page.goto(url)),
      evaluate: (expression) => page.evaluate(expression),
      click: (xpath) => visible(xpath).first().click(),
      type: (xpath, text) => visible(xpath).first().pressSequentially(text),
      pressEscape: () => page.keyboard.press('Escape'),
      screenshot: () => page.screenshot(),
    },
    complaints: async () => heard,
    close: () => context.close(),
  };
}
