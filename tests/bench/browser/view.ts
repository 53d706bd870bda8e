import { SOFTWARE_WEBGL } from '#build/commands/browser';
import { largestRoom } from '#domain/testing/model-rooms';
import type { WantedPicture } from '#tests/support/view-in-browser/pictured-here';
import { openViewPage, takePicture, viewScript } from '#tests/support/view-in-browser/view-page';
import { launch, newVisitor } from './profile';
import { median, printTable } from '#tests/bench/table';

const LIMIT_MS = 100;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

const { shell, choices } = largestRoom;
const { finishes } = choices;
const BEFORE: WantedPicture = { shell, choices, sight: 'outside', size: { width: 390, height: 240 } }; // oxfmt-ignore

const CHANGES: Readonly<Record<string, typeof choices>> = {
  'cladding to cedar': { ...choices, finishes: { ...finishes, cladding: 'cedar' } },
  'roof to felt': { ...choices, finishes: { ...finishes, roofing: 'standard-felt' } },
  'one window fewer': { ...choices, windows: 9 },
  'no patio glass': { ...choices, patioGlass: false },
};

/**
 * Time the page works on the view's next picture after a choice, in the largest room with the CPU slowed down 4×: the
 * device's own work comes on top. And, as figures only, how long software takes for a picture.
 */
export async function benchView(): Promise<boolean> {
  const browser = await launch(SOFTWARE_WEBGL);
  try {
    const { page } = await newVisitor(browser, false);
    const begun = performance.now();
    await openViewPage(page, await viewScript(), 1);
    await takePicture(page, BEFORE);
    const first = performance.now() - begun;
    const times = new Map(Object.keys(CHANGES).map((name): [string, number[]] => [name, []]));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, changed] of Object.entries(CHANGES)) {
        const change = [BEFORE, { ...BEFORE, choices: changed }];
        const [, ms = Number.NaN] = await page.evaluate((both) => globalThis.timesOfChanges(both), change);
        times.get(name)?.push(ms);
      }
    printTable(
      `View in 3-D, from a choice to the picture's last order, CPU 4× slower, ${ROUNDS} rounds`,
      ['choice', 'median ms', 'most ms'],
      [...times].map(([name, all]) => [name, median(all).toFixed(0), Math.max(...all).toFixed(0)]),
    );
    console.log(`First picture of all, drawn by software: ${(first / 1000).toFixed(1)} s (a figure only)`);
    const slow = [...times].filter(([, all]) => median(all) > LIMIT_MS);
    for (const [name, all] of slow) console.log(`✗ ${name}: ${median(all).toFixed(0)} ms over ${LIMIT_MS} ms`);
    return slow.length === 0;
  } finally {
    await browser.close();
  }
} // oxfmt-ignore
