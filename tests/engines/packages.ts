import { spawnSync } from 'node:child_process';
import type { Engine } from './engine';

/**
 * Installs missing engines with Debian's apt-get if this process may use it.
 *
 * @returns the packages each engine still lacks, for those that lack any
 */
export function bringEngines(engines: readonly Engine[]): Map<Engine, readonly string[]> {
  const wanted = [...lackingOf(engines).values()].flat();
  if (wanted.length > 0) {
    console.log(`Not here: ${wanted.join(' ')}. Installing…`);
    const here =
      apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...wanted);
    if (!here) console.error('apt-get could not install them');
  }
  return lackingOf(engines);
}

function lackingOf(engines: readonly Engine[]): Map<Engine, readonly string[]> {
  const lacking = engines.map((engine) => [engine, engine.missingPackages()] as const);
  return new Map(lacking.filter(([, packages]) => packages.length > 0));
}

/** A mirror may fail once, and another apt-get may still be running. */
const PATIENT = ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=120'];

/** Shows only failures. */
function apt(...args: string[]): boolean {
  const { status, error } = spawnSync('apt-get', [...PATIENT, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
  });
  if (error) console.error(`apt-get: ${error.message}`);
  return status === 0;
}
