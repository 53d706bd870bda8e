import { parseArgs } from 'node:util';
import { ensureBuild } from '#build/commands/ensure-build';
import { printTable } from '#tests/bench/table';
import { FIRST_PRESSES } from '#tests/support/page/first-presses';
import { RealServer } from '#tests/support/servers/server';
import { launch } from '#tests/bench/browser/profile';
import { visit, WAYS, type Visit } from './visit';

/**
 * `npm run test:presses [-- --only builder]`: every kind of control on the prerendered pages, pressed at
 * many moments after it becomes visible, with the CPU slowed down 4×, by finger, mouse and keyboard, with
 * the worker and without. A press must count exactly once, and hit its target.
 */
const DELAYS_MS = [0, 50, 150, 400, 900, 2000];

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
await ensureBuild();
const server = await RealServer.create();
await server.start();
const browser = await launch();
const controls = FIRST_PRESSES.filter(({ name }) => name.includes(values.only));
const rows: string[][] = [];
const failures: string[] = [];
try {
  for (const press of controls) {
    const failed: string[] = [];
    for (const delayMs of DELAYS_MS) {
      for (const way of WAYS) {
        const failure = await failureOf({ browser, origin: server.origin, press, delayMs, way });
        if (failure) failed.push(`${press.name}, ${way}, ${delayMs} ms: ${failure}`);
      }
    }
    const visits = DELAYS_MS.length * WAYS.length;
    console.log(`${failed.length === 0 ? '✓' : '✗'} ${press.name}: ${failed.length} of ${visits}`);
    failures.push(...failed);
    rows.push([press.name, press.path, String(visits), String(failed.length)]);
  }
} finally {
  await browser.close();
  await server.dispose();
}
printTable('First presses, CPU 4× slower', ['control', 'page', 'visits', 'lost or wrong'], rows);
for (const failure of failures) console.log(`✗ ${failure}`);
// An unknown name must not count as a pass.
process.exitCode = controls.length > 0 && failures.length === 0 ? 0 : 1;

async function failureOf(one: Visit): Promise<string | null> {
  try {
    await visit(one);
    return null;
  } catch (error) {
    return String(error).split('\n').slice(0, 8).join(' ');
  }
}
