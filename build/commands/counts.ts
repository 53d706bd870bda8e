/** The test results of one run. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export function sumOf(counts: readonly Count[]): Count {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** Prints "N passed, N failed", and sets exit code 1 on failure. */
export function report({ passed, failed, skipped }: Count): void {
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
