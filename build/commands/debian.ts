import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A mirror may fail once, and another apt-get may still be running. */
const PATIENT = ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=120'];

export const isDebian = existsSync('/usr/bin/apt-get');

/** Installs Debian packages, printing failures alone. False where this process may not, or they are not to be had. */
export function installPackages(...packages: readonly string[]): boolean {
  return (
    isDebian &&
    apt('update', '-qq') &&
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
  );
}

function apt(...args: string[]): boolean {
  const { status, error } = spawnSync('apt-get', [...PATIENT, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
  });
  if (error) console.error(`apt-get: ${error.message}`);
  return status === 0;
}
