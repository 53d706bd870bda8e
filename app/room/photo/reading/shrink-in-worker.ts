/// <reference types="trusted-types" />

// oxlint-disable-next-line import/default -- with this question it is an address
import address from './shrinking-worker?worker&url';
import { shrunk, type Shrunk, type ToShrink } from './shrunk';

/** Named in the content security policy; where browsers know no Trusted Types there is none. */
const policy = window.trustedTypes?.createPolicy('photo-worker', { createScriptURL: (url) => url });

/**
 * Makes a picture smaller beside the page: browsers decode 48 megapixels elsewhere, but would scale them on its thread.
 *
 * @throws DOMException when this browser cannot read it or has no memory for it
 */
export async function shrinkInWorker(picture: ToShrink): Promise<Shrunk> {
  const made = await inWorker(picture);
  // Also says why a picture cannot be read.
  return made ?? shrunk(picture);
}

/** Null where it cannot be read, or there is no worker. */
function inWorker(picture: ToShrink): Promise<Shrunk | null> {
  const trusted = policy?.createScriptURL(address) ?? address;
  // TypeScript's workers know no Trusted Types.
  const worker = new Worker(trusted as string, { type: 'module' });
  return new Promise<Shrunk | null>((done) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Shrunk | null>) => done(data));
    worker.addEventListener('error', () => done(null));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    worker.postMessage(picture);
  }).finally(() => worker.terminate());
}
