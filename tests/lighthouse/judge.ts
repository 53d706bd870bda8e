import { median } from '#tests/bench/table';
import type { Report } from './audit';

/** The minimum scores for every page, out of 100. */
const LIMITS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

const FIGURES = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

export const HEAD = ['page', ...Object.keys(LIMITS), 'LCP ms', 'blocking ms', 'CLS'];

/** A row of the table: medians over the runs of one page. */
export function rowOf(path: string, runs: Report[]): string[] {
  const figures = FIGURES.map((id) => median(runs.map(({ audits }) => figure(audits[id]))));
  return [
    path,
    ...Object.keys(LIMITS).map((category) => scoreOf(category, runs).toFixed(0)),
    ...figures.map((value, index) => value.toFixed(index === 2 ? 4 : 0)),
  ];
}

/** The limits a page misses, in words, with the audits behind them. */
export function missesOf(path: string, runs: Report[]): string[] {
  return Object.entries(LIMITS).flatMap(([category, limit]) => {
    const score = scoreOf(category, runs);
    if (score >= limit) return [];
    return [`${path}: ${category} ${score.toFixed(0)} of ${limit} (${faultsOf(category, runs)})`];
  });
}

function scoreOf(category: string, runs: Report[]): number {
  return median(runs.map(({ categories }) => (categories[category]?.score ?? 0) * 100));
}

function faultsOf(category: string, runs: Report[]): string {
  const ids = runs.flatMap(({ categories, audits }) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return [...new Set(ids)].join(', ');
}

function figure(audit: Report['audits'][string] | undefined): number {
  return audit?.numericValue ?? Number.NaN;
}
