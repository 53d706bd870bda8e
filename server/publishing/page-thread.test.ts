import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { pageThread } from './page-thread';

/** Notes each of its starts in a file, and answers every task with the number of tasks so far. */
const SCRIPT = `
import { appendFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
appendFileSync(workerData.site, 'start ');
let tasks = 0;
parentPort.on('message', ({ id }) => parentPort.postMessage({ id, value: [String(++tasks)] }));
`;

it('a thread that is warmed has started before its first task, which it then does', async () => {
  const folder = await temporaryFolder();
  const [script, starts] = [join(folder, 'thread.mjs'), join(folder, 'starts')];
  await writeFile(script, SCRIPT);
  const thread = pageThread(script, { site: starts, origin: '' });
  onTestFinished(() => thread.close());
  thread.warm();
  await vi.waitFor(async () => expect(await readFile(starts, 'utf8')).toBe('start '));
  thread.warm();
  const content = {} as Parameters<typeof thread.touched>[0]['before'];
  expect(await thread.touched({ before: content, after: content })).toEqual(['1']);
  expect(await thread.touched({ before: content, after: content })).toEqual(['2']);
  expect(await readFile(starts, 'utf8')).toBe('start ');
});
