import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type {
  PageWriter,
  WriterAnswer,
  WriterStart,
  WriterTask,
} from '#domain/site/content/pages/page-writer';
import { shrinkCopy } from './copies';
import { changedPages, previewPage } from './look-ahead';
import { readKit } from './page-kit';
import { publishing, type Publishing } from './publish-pages';
import { rehearse } from './rehearse';

/** Runs in a thread of the server, which it holds up as little as it can bring it down. */
const { site, origin }: WriterStart = workerData;
/** A save that comes meanwhile waits so long for its turn. */
const SLICE_MS = 100;
const kit = readKit(import.meta.dirname, site);

/** What was published last, while some of it is behind. */
let last: Publishing | undefined;
/** Tasks that somebody waits for. */
let tasksBegun = 0;
const BACKGROUND: readonly WriterTask['name'][] = ['catchUp', 'compress'];

const writer: PageWriter = {
  async publish(task) {
    const started = publishing(await kit, origin, task);
    const pages = await started.first();
    last = pages.behind.length > 0 ? started : undefined;
    return pages;
  },
  async catchUp({ madeFrom }) {
    const started = last;
    if (started?.madeFrom !== madeFrom) throw new Error('The pages that are behind are not known');
    const pages = await started.more(SLICE_MS);
    if (pages.behind.length === 0 && last === started) last = undefined;
    return pages;
  },
  async rehearse({ content }) {
    const own = tasksBegun;
    await rehearse(await kit, content, () => tasksBegun === own);
  },
  async compress({ folder, name }) {
    shrinkCopy(folder, name, readFileSync(join(folder, name), 'utf8'));
  },
  async preview({ content, path }) {
    return previewPage(await kit, path, content, origin);
  },
  touched: ({ before, after }) => changedPages(before, after),
};

function answer(message: WriterAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message);
}

async function work({ id, name, task }: WriterTask): Promise<void> {
  if (!BACKGROUND.includes(name)) tasksBegun += 1;
  try {
    const value: unknown = await writer[name](task as never);
    answer({ id, value });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    answer({ id, error: { message, code } });
  }
}

parentPort?.on('message', (message: WriterTask) => void work(message));
