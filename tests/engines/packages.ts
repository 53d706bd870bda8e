import { installPackages } from '#build/commands/debian';
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
    if (!installPackages(...wanted)) console.error('apt-get could not install them');
  }
  return lackingOf(engines);
}

function lackingOf(engines: readonly Engine[]): Map<Engine, readonly string[]> {
  const lacking = engines.map((engine) => [engine, engine.missingPackages()] as const);
  return new Map(lacking.filter(([, packages]) => packages.length > 0));
}
