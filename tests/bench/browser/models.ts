import { largestRoom } from '#domain/testing/model-rooms';
import { MODEL_FORMATS } from '#domain/room/model/export/model-file';
import { madeInPage, modelScript, openModelPage } from '#tests/support/model-in-browser/model-page';
import { launch, newVisitor } from './profile';
import { median, printTable } from '#tests/bench/table';

const LIMIT_MS = 300;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

/**
 * Time to make the largest room's GLB and USDZ in a page with the CPU slowed down 4×: the median of the
 * first one in several new pages, where nothing is compiled yet.
 */
export async function benchModels(): Promise<boolean> {
  const script = await modelScript();
  const browser = await launch();
  try {
    const rows: { format: string; ms: number; most: number; kilobytes: number }[] = [];
    for (const format of MODEL_FORMATS) {
      const times: number[] = [];
      let kilobytes = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const { context, page } = await newVisitor(browser, false);
        await openModelPage(page, script);
        const { ms, bytes } = await madeInPage(page, { ...largestRoom, format });
        times.push(ms);
        kilobytes = bytes / 1000;
        await context.close();
      }
      rows.push({ format, ms: median(times), most: Math.max(...times), kilobytes });
    }
    printTable(
      `Models of the largest room, made in a page, CPU 4× slower, ${ROUNDS} pages`,
      ['file', 'median ms', 'most ms', 'kB'],
      rows.map(({ format, ms, most, kilobytes }) => [
        format,
        ms.toFixed(0),
        most.toFixed(0),
        kilobytes.toFixed(0),
      ]),
    );
    const slow = rows.filter(({ ms }) => ms > LIMIT_MS);
    for (const { format, ms } of slow)
      console.log(`✗ ${format}: ${ms.toFixed(0)} ms over ${LIMIT_MS} ms`);
    return slow.length === 0;
  } finally {
    await browser.close();
  }
}
