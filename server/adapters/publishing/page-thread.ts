import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { SiteContent } from '#domain/site/content/site-content';
import type {
  PageWriter,
  WriterAnswer,
  WriterStart,
  WriterTask,
} from '#domain/site/content/pages/page-writer';

/** After this time without a task the thread ends: it holds some 100 MB, and somebody who writes takes minutes. */
const IDLE_MS = 600_000;
/** A runaway page ends its thread and not the server. */
const MOST_MEMORY_MB = 1024;

/** Tasks after which a thread is warm. */
const DRAWING: readonly WriterTask['name'][] = ['publish', 'preview', 'rehearse'];

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export interface PageThread extends Omit<PageWriter, 'rehearse'> {
  /**
   * Has a thread that has drawn no page draw some, starting it if need be: that takes longer than most of its tasks, and
   * one is coming.
   *
   * @throws Error when a page cannot be rendered, or the thread ends
   */
  warm(content: () => SiteContent): Promise<void>;
  close(): Promise<void>;
}

/** The page writer in a thread of its own, started with the first task and again after a crash. */
export function pageThread(script: string, start: WriterStart): PageThread {
  let worker: Worker | undefined;
  let hasDrawn = false;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const end = (ended: Worker, error: Error): void => {
    if (worker !== ended) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const settle = (answer: WriterAnswer): void => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer)
      asked?.reject(Object.assign(new Error(answer.error.message), answer.error));
    else asked?.resolve(answer.value);
    if (waiting.size > 0) return;
    rest();
  };
  const rest = (): void => {
    clearTimeout(idle);
    worker?.unref();
    idle = setTimeout(() => void close(), IDLE_MS).unref();
  };
  const running = (): Worker => {
    if (worker !== undefined) return worker;
    const made = new Worker(pathToFileURL(script), {
      workerData: start,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    made.on('message', settle);
    made.on('error', (error) => end(made, error));
    made.on('exit', (code) => end(made, new Error(`The thread of pages ended with ${code}`)));
    worker = made;
    hasDrawn = false;
    return made;
  };
  const ask = <Value>(message: Omit<WriterTask, 'id'>): Promise<Value> => {
    clearTimeout(idle);
    lastId += 1;
    const id = lastId;
    return new Promise<Value>((resolve, reject) => {
      waiting.set(id, { resolve: (value) => resolve(value as Value), reject });
      // A start waits for its pages with nothing else to keep the process.
      const thread = running();
      thread.ref();
      hasDrawn ||= DRAWING.includes(message.name);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage({ ...message, id });
    });
  };
  const close = async (): Promise<void> => {
    clearTimeout(idle);
    await worker?.terminate();
  };
  return {
    async warm(content) {
      if (worker === undefined || !hasDrawn)
        await ask({ name: 'rehearse', task: { content: content() } });
    },
    publish: (task) => ask({ name: 'publish', task }),
    catchUp: (task) => ask({ name: 'catchUp', task }),
    compress: (task) => ask({ name: 'compress', task }),
    preview: (task) => ask({ name: 'preview', task }),
    touched: (task) => ask({ name: 'touched', task }),
    close,
  };
}
