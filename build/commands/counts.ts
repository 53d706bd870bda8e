/** The test results of one run. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, by name, where it is known. */
  names?: string[];
}

export function sumOf(counts: readonly Count[]): Count {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    counts.reduce((total, count) => total + count[key], 0);
  const names = counts.flatMap((count) => count.names ?? []);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), names };
}

/** Prints the names of what failed, then "N passed, N failed", and sets exit code 1 on failure. */
export function report({ passed, failed, skipped, names = [] }: Count): void {
  for (const name of names) console.log(`✗ ${name}`);
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
