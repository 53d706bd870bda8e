import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { installPackages, isDebian } from './debian.ts';

const PROGRAMS = '/usr/lib/postgresql';
const SETTINGS = '/etc/postgresql-common';

/** Installs PostgreSQL on Debian if it is not there: tests that need it start servers of their own. */
export function ensurePostgres(): void {
  if (!isDebian || existsSync(PROGRAMS)) return;
  // Else the package makes a server that runs beside them.
  mkdirSync(SETTINGS, { recursive: true });
  writeFileSync(`${SETTINGS}/createcluster.conf`, 'create_main_cluster = false\n');
  if (!installPackages('postgresql')) {
    console.error('PostgreSQL is not here and could not be installed: its tests are skipped.');
  }
}
