import { shrunk, type ToShrink } from './shrunk';

// For browsers a worker's scope is a window without a document; types here know only the window.
globalThis.addEventListener('message', async ({ data }: MessageEvent<ToShrink>) => {
  try {
    const made = await shrunk(data);
    globalThis.postMessage(made, { transfer: [made.picture, made.jpeg] });
  } catch {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's page has no other origin
    globalThis.postMessage(null);
  }
});
