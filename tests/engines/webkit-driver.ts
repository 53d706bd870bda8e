import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { waitUntil } from '#tests/support/servers/server';
import { freePort } from '#server/testing/servers/free-port';
import { descendants, isRunning } from './child-processes';
import { SCREEN } from './engine';

export const DRIVER = '/usr/bin/WebKitWebDriver';
export const SCREEN_PROGRAM = '/usr/bin/Xvfb';

/** WebKitWebDriver on a virtual screen of its own. */
export class WebKitDriver {
  private constructor(
    readonly address: string,
    private readonly driver: ChildProcess,
    private readonly screen: ChildProcess,
  ) {}

  static async start(): Promise<WebKitDriver> {
    const { screen, display } = await startScreen();
    const port = await freePort();
    const driver = spawn(DRIVER, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, ...QUIET, DISPLAY: display },
    });
    const address = `http://127.0.0.1:${port}`;
    await waitUntil(async () => (await fetch(`${address}/status`)).ok);
    return new WebKitDriver(address, driver, screen);
  }

  /**
   * Ends the session, waits until all of its browser has gone, which might otherwise be left behind, and
   * then ends the driver.
   */
  async stop(endSession: () => Promise<void>): Promise<void> {
    const browser = await descendants(this.driver.pid);
    try {
      await endSession();
      await waitUntil(async () => !(await Promise.all(browser.map(isRunning))).includes(true));
    } finally {
      for (const id of browser) if (await isRunning(id)) process.kill(id);
      await end(this.driver);
      await end(this.screen);
    }
  }
}

/** No desktop services, and no graphics card. */
const QUIET = {
  GDK_BACKEND: 'x11',
  GIO_USE_VFS: 'local',
  GSETTINGS_BACKEND: 'memory',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
};

/** An X server chooses a free display itself and writes its number to the file descriptor it is given. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const size = `${SCREEN.width}x${SCREEN.height}x24`;
  const screen = spawn(
    SCREEN_PROGRAM,
    ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [number] = await once(screen.stdout, 'data', { signal: AbortSignal.timeout(10_000) });
  return { screen, display: `:${String(number).trim()}` };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}
