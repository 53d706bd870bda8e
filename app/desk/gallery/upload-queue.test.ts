import { expect, it, vi } from 'vitest';
import { EMPTY_FORM, wordsOf } from './image-words';
import { createUploadQueue, type BatchEnd } from './upload-queue';

/** A queue whose uploads end when the test says so, and what it has reported. */
function setUp() {
  const sent: { name: string; title: string; end: (error?: Error) => void; signal: AbortSignal }[] =
    [];
  const ends: BatchEnd[] = [];
  const queue = createUploadQueue({
    upload: ({ file, words }, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        onProgress(0.5);
        signal.addEventListener('abort', () => reject(signal.reason));
        const end = (error?: Error) => (error ? reject(error) : resolve());
        sent.push({ name: file.name, title: words.title, end, signal });
      }),
    onArrived: () => undefined,
    onFailed: (error) => ({ reason: (error as Error).message, mayPass: true }),
    onEnd: (end) => ends.push(end),
  });
  const add = (...names: string[]) =>
    queue.add(
      names.map((name) => new File(['x'], name)),
      wordsOf({ ...EMPTY_FORM, title: 'T' }, names.length),
    );
  const states = () => queue.list().map(({ file, state }) => `${file.name} ${state}`);
  return { queue, add, sent, ends, states };
}

const settled = () => vi.waitFor(() => undefined);

it('sends one after the other, with the words of each', async () => {
  const { add, sent, ends, states, queue } = setUp();
  add('a', 'b');
  expect(states()).toEqual(['a sending', 'b waiting']);
  expect(queue.list()[0]?.share).toBe(0.5);
  sent[0]?.end();
  await vi.waitFor(() => expect(states()).toEqual(['b sending']));
  sent[1]?.end();
  await vi.waitFor(() => expect(ends).toEqual([{ arrived: 2, failed: 0 }]));
  expect(sent.map(({ title }) => title)).toEqual(['T (1)', 'T (2)']);
});

it('keeps what failed, says why, and goes on with the next', async () => {
  const { add, sent, ends, states, queue } = setUp();
  add('a', 'b');
  sent[0]?.end(new Error('no space'));
  await vi.waitFor(() => expect(states()).toEqual(['a failed', 'b sending']));
  expect(queue.list()[0]?.problem?.reason).toBe('no space');
  sent[1]?.end();
  await vi.waitFor(() => expect(ends).toEqual([{ arrived: 1, failed: 1 }]));
});

it('counts a failure only in the batch it happened in', async () => {
  const { add, sent, ends } = setUp();
  add('a');
  sent[0]?.end(new Error('no space'));
  await vi.waitFor(() => expect(ends).toEqual([{ arrived: 0, failed: 1 }]));
  add('b');
  sent[1]?.end();
  await vi.waitFor(() => expect(ends.at(-1)).toEqual({ arrived: 1, failed: 0 }));
});

it('tries again what failed', async () => {
  const { add, sent, ends, queue, states } = setUp();
  add('a');
  sent[0]?.end(new Error('no space'));
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  queue.retry(queue.list()[0]?.key ?? 0);
  expect(states()).toEqual(['a sending']);
  sent[1]?.end();
  await vi.waitFor(() => expect(ends.at(-1)).toEqual({ arrived: 1, failed: 0 }));
  expect(states()).toEqual([]);
});

it('cancels what is sent and what waits', async () => {
  const { add, sent, ends, queue, states } = setUp();
  add('a', 'b', 'c');
  const [a, b] = queue.list();
  queue.cancel(b?.key ?? 0);
  queue.cancel(a?.key ?? 0);
  expect(sent[0]?.signal.aborted).toBe(true);
  await vi.waitFor(() => expect(states()).toEqual(['c sending']));
  sent[1]?.end();
  await vi.waitFor(() => expect(ends).toEqual([{ arrived: 1, failed: 0 }]));
});

it('ends everything when it is closed', async () => {
  const { add, sent, queue, states } = setUp();
  add('a', 'b');
  queue.close();
  await settled();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(states()).toEqual([]);
});
