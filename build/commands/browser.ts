import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installPackages, isDebian } from './debian.ts';

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Metric-compatible with Arial and Times, which the fallbacks for our typefaces are measured against. */
const STAND_IN_FONTS = '/usr/share/fonts/truetype/liberation';

/** Flags for a browser in a container: no sandbox as root, and no background traffic. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The same, but WebGL is drawn in software where there is nothing else. */
export const SOFTWARE_WEBGL = [
  ...CHROMIUM_FLAGS.filter((flag) => flag !== '--disable-gpu'),
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** The Chromium of CHROMIUM_PATH, Playwright's own, or the system's; undefined when there is none. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  return [named, chromium.executablePath(), ...SYSTEM_PATHS].find(
    (path) => path !== undefined && existsSync(path),
  );
}

/**
 * Installs a browser if there is none: Playwright's download if reachable, else Debian's packages. On
 * Debian also installs the fonts that its browser package only recommends.
 *
 * @throws Error when neither works
 */
export function ensureChromium(): string {
  if (isDebian && !existsSync(STAND_IN_FONTS)) installPackages('fonts-liberation');
  const found = findChromium() ?? (download() ? findChromium() : undefined);
  if (found) return found;
  throw new Error(
    'No Chromium here: install one, or name it in CHROMIUM_PATH (Debian: apt-get install chromium)',
  );
}

function download(): boolean {
  console.log('No browser found: installing one for the tests…');
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
  });
  return status === 0 || installPackages('chromium');
}
