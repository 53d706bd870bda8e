import type { ImageWords } from './image-words';
import type { Problem } from './upload-problem';

/** One upload. Completed ones are removed. */
export interface QueuedUpload {
  key: number;
  file: File;
  words: ImageWords;
  state: 'waiting' | 'sending' | 'failed';
  /** The share uploaded so far, from 0 to 1. */
  share: number;
  /** What went wrong. */
  problem: Problem | undefined;
}

/** How many pictures of a batch succeeded and failed; failures from earlier batches do not count. */
export interface BatchEnd {
  arrived: number;
  failed: number;
}

interface QueueOptions {
  upload: (
    item: Pick<QueuedUpload, 'file' | 'words'>,
    on: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<void>;
  onArrived: () => void;
  /** Returns what to tell the administrator beside the file. */
  onFailed: (error: unknown) => Problem;
  onEnd: (end: BatchEnd) => void;
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Uploads pictures one at a time, in order; each can be cancelled and retried. */
export function createUploadQueue({ upload, onArrived, onFailed, onEnd }: QueueOptions) {
  let items: readonly QueuedUpload[] = [];
  let lastKey = 0;
  let end: BatchEnd = { arrived: 0, failed: 0 };
  let current: { key: number; abort: AbortController } | undefined;
  const listeners = new Set<() => void>();

  const show = (next: readonly QueuedUpload[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const change = (key: number, changes: Partial<QueuedUpload>) =>
    show(items.map((item) => (item.key === key ? { ...item, ...changes } : item)));
  const remove = (key: number) => show(items.filter((item) => item.key !== key));

  const send = async (item: QueuedUpload, abort: AbortController) => {
    const { key } = item;
    try {
      const onProgress = (share: number) => change(key, { share });
      await upload(item, { signal: abort.signal, onProgress });
      end.arrived += 1;
      remove(key);
      onArrived();
    } catch (error) {
      if (abort.signal.aborted) remove(key);
      else {
        end.failed += 1;
        change(key, { state: 'failed', problem: onFailed(error) });
      }
    }
  };

  const work = async () => {
    if (current) return;
    for (let item = nextOf(items); item; item = nextOf(items)) {
      current = { key: item.key, abort: new AbortController() };
      change(item.key, { state: 'sending', share: 0, problem: undefined });
      await send(item, current.abort);
      current = undefined;
    }
    onEnd(end);
    end = { arrived: 0, failed: 0 };
  };

  return {
    list: () => items,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files: readonly File[], words: readonly ImageWords[]) {
      const added = files.flatMap((file, index) => {
        const own = words[index];
        lastKey += 1;
        return own ? [waiting(lastKey, file, own)] : [];
      });
      show([...items, ...added]);
      void work();
    },
    /** Aborts the upload in progress, or removes one that is waiting or has failed. */
    cancel(key: number) {
      if (current?.key === key) current.abort.abort();
      else remove(key);
    },
    retry(key: number) {
      change(key, { state: 'waiting', share: 0, problem: undefined });
      void work();
    },
    /** Aborts everything, as when leaving the screen. */
    close() {
      show([]);
      current?.abort.abort();
    },
  };
}

function waiting(key: number, file: File, words: ImageWords): QueuedUpload {
  return { key, file, words, state: 'waiting', share: 0, problem: undefined };
}

function nextOf(items: readonly QueuedUpload[]): QueuedUpload | undefined {
  return items.find(({ state }) => state === 'waiting');
}
