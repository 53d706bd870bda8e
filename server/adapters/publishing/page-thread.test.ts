import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { pageThread } from './page-thread';

/** Notes each of its starts in a file, and answers every task with its name and the number of tasks so far. */
const SCRIPT = `
import { appendFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
appendFileSync(workerData.site, 'start ');
let tasks = 0;
parentPort.on('message', ({ id, name }) => parentPort.postMessage({ id, value: [name, ++tasks] }));
`;

it('a thread is warmed once, also when it has done something else before', async () => {
  const folder = await temporaryFolder();
  const [script, starts] = [join(folder, 'thread.mjs'), join(folder, 'starts')];
  await writeFile(script, SCRIPT);
  const thread = pageThread(script, { site: starts, origin: '' });
  onTestFinished(() => thread.close());
  const content = {} as Parameters<typeof thread.touched>[0]['before'];
  expect(await thread.touched({ before: content, after: content })).toEqual(['touched', 1]);
  await thread.warm(() => content);
  expect(await readFile(starts, 'utf8')).toBe('start ');
  await thread.warm(() => content);
  expect(await thread.touched({ before: content, after: content })).toEqual(['touched', 3]);
  expect(await thread.touched({ before: content, after: content })).toEqual(['touched', 4]);
  expect(await readFile(starts, 'utf8')).toBe('start ');
});
