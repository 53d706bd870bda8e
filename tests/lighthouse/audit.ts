import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { CHROMIUM_FLAGS, ensureChromium } from '#build/commands/browser';

/** Lighthouse 13 needs a newer Node than this project, so both are fetched for the run only. */
const LIGHTHOUSE = ['-y', '--prefer-offline', '-p', 'node@24', '-p', 'lighthouse@13.5.0'];

/** The part of Lighthouse's report we use; scores run from 0 to 1. */
const reportSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.nullable(z.number()),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ score: z.nullable(z.number()), numericValue: z.optional(z.number()) }),
  ),
});

export type Report = z.infer<typeof reportSchema>;

/**
 * One Lighthouse run against a page: mobile, simulated throttling.
 *
 * @param skipAudits ids of audits that do not apply to the page
 * @throws Error with Lighthouse's own message when it cannot audit
 */
export async function audit(url: string, skipAudits: string[]): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  try {
    const file = join(folder, 'report.json');
    await run([
      ...LIGHTHOUSE,
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=--headless ${CHROMIUM_FLAGS.join(' ')}`,
      ...(skipAudits.length > 0 ? [`--skip-audits=${skipAudits.join(',')}`] : []),
    ]);
    return reportSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function run(args: string[]) {
  const env = { ...process.env, CHROME_PATH: ensureChromium() };
  const child = spawn('npx', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`Lighthouse left with ${code}: ${words.slice(-2000)}`);
}
