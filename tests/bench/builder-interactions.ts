import type { Page } from 'playwright';
import { interactive } from '#tests/support/page-state';
import { RealServer } from '#tests/support/server';
import { launch, newVisitor } from './profile';
import { median, printTable } from './table';

const LIMIT_MS = 80;

/** Presses that a homeowner makes on each step; each must paint its answer within 80 ms. */
const PRESSES: ReadonlyArray<{
  step: number;
  name: RegExp;
  role: 'radio' | 'button' | 'checkbox' | 'switch';
}> = [
  { step: 1, role: 'radio', name: /^Garden Office/ },
  { step: 2, role: 'radio', name: /^6\sm\s×\s5\sm/ },
  { step: 3, role: 'button', name: /One window more/ },
  { step: 3, role: 'button', name: /One door more/ },
  { step: 3, role: 'switch', name: /Patio glass/ },
  { step: 4, role: 'checkbox', name: /Underfloor heating/ },
  { step: 5, role: 'radio', name: /^Cedar/ },
  { step: 5, role: 'radio', name: /^Shingle/ },
];

/** Time from the press to the next paint, by the browser's own Event Timing, at 4× slower CPU. */
export async function benchBuilder(): Promise<boolean> {
  const server = await RealServer.create();
  await server.start();
  const browser = await launch();
  try {
    const { page } = await newVisitor(browser, false);
    await page.addInitScript(recordEvents);
    await page.goto(`${server.origin}/builder`);
    await interactive(page);
    await page.waitForLoadState('networkidle');
    const rows: Array<[string, number]> = [];
    let step = 1;
    for (const press of PRESSES) {
      for (; step < press.step; step++)
        rows.push([`to step ${step + 1}`, await timeOf(page, nextStep)]);
      const target = page.getByRole(press.role, { name: press.name }).first();
      rows.push([
        `${press.step}: ${String(press.name.source)}`,
        await timeOf(page, () => target.click()),
      ]);
    }
    return report(rows);
  } finally {
    await browser.close();
    await server.dispose();
  }
}

async function nextStep(page: Page) {
  await page.getByRole('button', { name: 'Next Step' }).filter({ visible: true }).click();
}

/** The longest event of one press, in milliseconds; the browser rounds to 8 and leaves out what is under 16. */
async function timeOf(page: Page, press: (page: Page) => Promise<void>): Promise<number> {
  await page.evaluate(() => (window.slowest = 0));
  await press(page);
  return page.evaluate(
    () =>
      new Promise<number>((done) =>
        requestAnimationFrame(() => setTimeout(() => done(window.slowest), 200)),
      ),
  );
}

declare global {
  interface Window {
    slowest: number;
  }
}

function recordEvents() {
  window.slowest = 0;
  const options = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.slowest = Math.max(window.slowest, entry.duration);
  }).observe(options);
}

function report(rows: Array<[string, number]>): boolean {
  printTable(
    'Builder, press to paint, CPU 4× slower (under 16 ms shows as 0)',
    ['press', 'ms'],
    rows.map(([name, time]) => [name, String(time)]),
  );
  const slow = rows.filter(([, time]) => time > LIMIT_MS);
  console.log(`median ${median(rows.map(([, time]) => time))} ms`);
  for (const [name, time] of slow) console.log(`✗ ${name}: ${time} ms over ${LIMIT_MS} ms`);
  return slow.length === 0;
}
