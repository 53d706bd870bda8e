import { readCount, report, RUNS, sumOf } from './counts.ts';

/** What the test commands came to together, as the last line of CI. */
report(sumOf(RUNS.map(readCount)));
