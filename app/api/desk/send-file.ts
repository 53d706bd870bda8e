import * as z from 'zod/mini';
import { apiErrorSchema } from '#domain/order/contracts/answers';
import { isFullStore } from '#domain/site/gallery/image-limits';
import { parseJson } from '#app/api/json';

/**
 * The upload to storage failed (specification §8); the cause is the server's message, if there was one.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(
    readonly reason: string | undefined,
    /** Of the answer, `NO_ROOM` for one that says that it is full; undefined where there was none. */
    readonly status?: number,
  ) {
    super('Failed to upload file');
  }
}

/** What a storage that is full answers, whatever its own number for that is. */
export const NO_ROOM = 507;

interface SendOptions {
  signal: AbortSignal;
  /** The share uploaded so far, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * PUT of the raw file to an upload address (specification §7). Uses XMLHttpRequest because fetch does not
 * report upload progress.
 *
 * @throws StorageError for any unsuccessful response, and without a connection; the signal's reason
 */
export function sendFile(address: string, file: File, { signal, onProgress }: SendOptions) {
  return new Promise<void>((resolve, reject) => {
    const call = new XMLHttpRequest();
    const abort = () => call.abort();
    call.open('PUT', address);
    call.setRequestHeader('content-type', file.type);
    call.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total),
    );
    call.addEventListener('load', () =>
      call.status >= 200 && call.status < 300 ? resolve() : reject(refused(call)),
    );
    call.addEventListener('error', () => reject(new StorageError(undefined)));
    call.addEventListener('abort', () => reject(signal.reason));
    call.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    signal.addEventListener('abort', abort);
    if (signal.aborted) reject(signal.reason);
    else call.send(file);
  });
}

function refused({ responseText, status }: XMLHttpRequest): StorageError {
  const body = z.safeParse(apiErrorSchema, parseJson(responseText));
  if (body.success) return new StorageError(body.data.error, status);
  return new StorageError(undefined, isFullStore(status, responseText) ? NO_ROOM : status);
}
