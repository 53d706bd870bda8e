import { launch } from './profile';
import { measurePageLoad, type PageLoad } from './page-load';
import { median, printTable } from '#tests/bench/table';
import { startBarePage } from './bare-page';
import { RealServer } from '#tests/support/servers/server';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** The `dist` of another commit, whose pages are loaded in turn with ours and shown beside them. */
const BEFORE = process.env['BENCH_BEFORE'];

/**
 * Limits for a page: ratios to the bare page, milliseconds of blocking after the first paint, layout
 * shift. A shift printed as 0.0000 counts as none: a word that moves 4 px when its font arrives.
 */
const LIMITS = { fcp: 1.25, headline: 1.3, lcp: 1.1, menu: 1.3, blocking: 50, cls: 0.000_05 };

/** The figures compared with the bare page. */
const COMPARED = ['fcp', 'headline', 'lcp', 'menu'] as const;

/** Loads the bare page and ours in turn, and prints medians with their ratio to the bare page. */
export async function benchPages(paths: readonly string[]): Promise<boolean> {
  const server = await RealServer.create();
  const bare = await startBarePage();
  await server.start();
  const before = BEFORE ? await RealServer.create({ build: BEFORE }) : undefined;
  await before?.start();
  const urls = new Map([['bare page', bare.url]]);
  for (const path of paths) {
    if (before) urls.set(`before ${path}`, before.origin + path);
    urls.set(path, server.origin + path);
  }
  const loads = new Map<string, PageLoad[]>([...urls.keys()].map((name) => [name, []]));
  const browser = await launch();
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, url] of urls) loads.get(name)?.push(await measurePageLoad(browser, url));
    }
  } finally {
    await browser.close();
    await server.dispose();
    await before?.dispose();
    await bare.close();
  }
  return report(loads);
}

function report(loads: Map<string, PageLoad[]>): boolean {
  const middle = (name: string, key: keyof PageLoad) =>
    median((loads.get(name) ?? []).map((load) => load[key]));
  const ratio = (name: string, key: keyof PageLoad) => middle(name, key) / middle('bare page', key);
  const rows = [...loads.keys()].map((name) => [
    name,
    ...COMPARED.map((key) => `${middle(name, key).toFixed(0)} (${ratio(name, key).toFixed(2)}×)`),
    middle(name, 'blocking').toFixed(0),
    middle(name, 'blockingBefore').toFixed(0),
    middle(name, 'cls').toFixed(4),
    (middle(name, 'scriptBytes') / 1024).toFixed(1),
    (middle(name, 'allBytes') / 1024).toFixed(1),
  ]);
  const head = [
    'page',
    'FCP ms',
    'headline ms',
    'LCP ms',
    'menu ms',
    'blocking ms',
    'before FCP',
    'CLS',
    'JS KiB',
    'all KiB',
  ];
  printTable(
    `Page load, median of ${ROUNDS} rounds, 390 × 844, CPU 4× slower, 1.6 Mbit/s, 150 ms`,
    head,
    rows,
  );
  const misses = [...loads.keys()]
    .filter((name) => name.startsWith('/'))
    .flatMap((name) => [
      ...COMPARED.filter((key) => !(ratio(name, key) <= LIMITS[key])).map(
        (key) => `${name}: ${key} ${ratio(name, key).toFixed(2)}× over ${LIMITS[key]}×`,
      ),
      ...(middle(name, 'blocking') > LIMITS.blocking ? [`${name}: blocking`] : []),
      ...(middle(name, 'cls') > LIMITS.cls ? [`${name}: layout shift`] : []),
    ]);
  for (const miss of misses) console.log(`✗ ${miss}`);
  return misses.length === 0;
}
