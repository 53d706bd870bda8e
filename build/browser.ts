import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The same engine without a window's trimmings: a third less work for each page. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Flags for a browser in a container: no sandbox as root, and no calls home of its own. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium of CHROMIUM_PATH, Playwright's own, or the system's; undefined when there is none. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  return [named, chromium.executablePath(), ...SYSTEM_PATHS].find(
    (path) => path !== undefined && existsSync(path),
  );
}

/** For tests that need no more than pages and workers: the headless shell, else the whole browser. */
export function findHeadlessShell(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  return named === undefined && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
}

/**
 * Brings a browser where there is none: Playwright's download where it can be reached, else Debian's
 * packages.
 *
 * @throws Error when neither way works
 */
export function ensureChromium(): string {
  const found = findChromium() ?? (download() ? findChromium() : undefined);
  if (found) return found;
  throw new Error(
    'No Chromium here: install one, or name it in CHROMIUM_PATH (Debian: apt-get install chromium)',
  );
}

function download(): boolean {
  console.log('No browser found: installing one for the tests…');
  if (run('npx', 'playwright', 'install', 'chromium')) return true;
  return (
    run('apt-get', 'update', '-qq') &&
    run(
      'apt-get',
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'chromium-headless-shell',
      'fonts-liberation',
    )
  );
}

function run(command: string, ...args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
  });
  return status === 0;
}
