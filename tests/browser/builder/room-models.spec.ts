import { createHash } from 'node:crypto';
import { MODEL_FORMATS, MODEL_TYPES } from '#domain/room/model/export/model-file';
import { shareCode } from '#domain/design/sharing/share-code';
import { expect, siteTest } from '#tests/support/fixtures';
import {
  madeInPage,
  madeInWorker,
  modelScript,
  openModelPage,
} from '#tests/support/model-in-browser/model-page';
import { NAMED_ROOMS } from '#tests/support/named-rooms';

siteTest(
  'a room is the same GLB and USDZ from page, worker and server',
  { tag: '@long' },
  async ({ page, site }) => {
    await openModelPage(page, await modelScript());
    for (const { name, shell, choices } of NAMED_ROOMS) {
      for (const format of MODEL_FORMATS) {
        const answer = await fetch(`${site.origin}/api/models/${shareCode(choices)}.${format}`);
        expect.soft(answer.status, name).toBe(200);
        expect.soft(answer.headers.get('content-type'), name).toBe(MODEL_TYPES[format]);
        const body = Buffer.from(await answer.arrayBuffer());
        const served = createHash('sha256').update(body).digest('hex');
        const inPage = await madeInPage(page, { shell, choices, format });
        const inWorker = await madeInWorker(page, { shell, choices, format });
        expect.soft(inPage.sha256, `${name}, page`).toBe(served);
        expect.soft(inWorker.sha256, `${name}, worker`).toBe(served);
      }
    }
  },
);
