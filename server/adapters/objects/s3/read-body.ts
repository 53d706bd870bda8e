import { Readable } from 'node:stream';
import { unavailable } from './bucket-errors';

/**
 * An object's content, asked for once it is read.
 *
 * @param stallMs the longest wait for the next piece; the reader may take its time
 * @throws {StoreUnavailableError} as the stream's error: no answer, or one that broke off
 */
export function readBody(open: () => Promise<unknown>, stallMs: number, bucket: string): Readable {
  return Readable.from(piecesOf(open, stallMs, bucket), { objectMode: false });
}

async function* piecesOf(open: () => Promise<unknown>, stallMs: number, bucket: string) {
  const body = await open();
  if (!(body instanceof Readable)) throw unavailable(new Error('no body'), bucket);
  const wait = () => setTimeout(() => body.destroy(new Error('stalled')), stallMs);
  let timer = wait();
  try {
    for await (const piece of body) {
      clearTimeout(timer);
      yield piece as Buffer;
      timer = wait();
    }
  } catch (error) {
    throw unavailable(error, bucket);
  } finally {
    clearTimeout(timer);
  }
}
