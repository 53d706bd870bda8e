import type { Page } from 'playwright';
import { bundled } from '#tests/support/bundled';
import type { MadeModel, WantedModel } from './made-here';

/** An origin of its own without a policy, so that a worker may be started from any script. */
const ORIGIN = 'http://localhost:1';

/** The product's model files in one script, as the build would make it. */
export function modelScript(): Promise<string> {
  return bundled(`${import.meta.dirname}/made-here.ts`);
}

/** Opens a bare page in which models can be made, and a worker's address. */
export async function openModelPage(page: Page, script: string): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'text/html', body: '<script src="/models.js"></script>' }),
  );
  await page.goto(`${ORIGIN}/`);
}

export function madeInPage(page: Page, wanted: WantedModel): Promise<MadeModel> {
  return page.evaluate((one) => globalThis.modelMade(one), wanted);
}

export function madeInWorker(page: Page, wanted: WantedModel): Promise<MadeModel> {
  return page.evaluate(
    (one) =>
      new Promise<MadeModel>((done, fail) => {
        const worker = new Worker('/models.js');
        worker.addEventListener('message', ({ data }: MessageEvent<MadeModel>) => {
          worker.terminate();
          done(data);
        });
        worker.addEventListener('error', () => fail(new Error('The worker has stopped')));
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        worker.postMessage(one);
      }),
    wanted,
  );
}
