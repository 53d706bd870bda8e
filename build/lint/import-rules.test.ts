import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const projects = ['.', 'app', 'app/sw', 'domain', 'server', 'tests'];
const config = [
  '.oxlintrc.json',
  'package.json',
  'build/lint',
  ...projects.map((project) => `${project}/tsconfig.json`),
];

const wrong: Record<string, string> = {
  'app/features/newone/screen.tsx': `import '#app/features/gallery/gallery-grid';`,
  'app/features/newone/deep/type.ts': `export type T = import('#app/features/gallery/grid').T;`,
  'app/features/newone/later.ts': `export const grid = () => import('#app/features/gallery/grid');`,
  'app/features/newone/passed-on.ts': `export * from '#app/features/gallery/grid';`,
  'app/features/newone/all.ts': `export const all = import.meta.glob(['#app/features/gallery/*']);`,
  'app/features/newone/near.ts': `import './../gallery/grid';`,
  'app/features/newone/page.ts': `import '#app/routes/index';`,
  'app/features/newone/newone.test.ts': `import '#app/features/gallery/grid';`,
  'app/desk/newone/screen.tsx': `import '#app/desk/words/words-screen';`,
  'app/desk/frame/part.tsx': `import '#app/desk/words/words-screen';`,
  'app/features/newone/desk.tsx': `import '#app/desk/frame/page/spinner';`,
  'domain/room/price.ts': `import '#domain/design/pricing/price';`,
  'domain/site/request.ts': `import type { Receipt } from '#domain/order/contracts/answers';`,
  'domain/newroom/sum.ts': `import '#domain/text/money';`,
  'app/newfolder/grid.ts': `import '#app/features/gallery/grid';`,
  'app/newfolder/alone.ts': `export const alone = true;`,
  'app/ui/reaches-nowhere.ts': `import '#app/newfolder/alone';`,
  'app/ui/draft.ts': `import '#app/pwa/draft/use-draft';`,
  'app/offline/drain.ts': `import type { Send } from '#app/api/send';`,
  'app/offline/hook.ts': `import { useState } from 'react';`,
  'app/offline/open.ts': `import '#app/offline/testing/fresh-database';`,
  'app/sw/page.ts': `import '#app/pwa/start';`,
  'app/pwa/server.ts': `import '#server/startup/config';`,
  'domain/text/page.ts': `import type { Page } from '#app/content/pages';`,
  'domain/text/file.ts': `import 'node:fs';`,
  'newprogram/main.ts': `import '#domain/room/options';`,
  'server/newfolder/adapter.ts': `import '#server/stores/ports';`,
  'server/routes/operations/health.ts': `import type { Services } from '#server/startup/services';`,
  'server/use-cases/answer.ts': `import '#server/routes/operations/health';`,
  'server/use-cases/carry.ts': `import type { MailFolder } from '#server/adapters/mail/transport/mail-folder';`,
  'server/use-cases/engine.ts': `import '#server/stores/lowdb/setting-store';`,
  'server/use-cases/file.ts': `import 'node:fs';`,
  'server/routes/operations/pdf.ts': `import '#server/adapters/pdf/pdfs';`,
  'server/middleware/site.ts': `import type { LiveSite } from '#server/adapters/site/live-site';`,
  'server/writing/pdf.ts': `import '#server/adapters/pdf/pdfs';`,
  'server/ports/address.ts': `import '#server/auth/follow-token';`,
  'server/adapters/mail/words.ts': `import '#server/writing/mails/write-message';`,
  'server/stores/mail.ts': `import '#server/adapters/mail/post-office';`,
  'server/main.ts': `import '#build/commands/build';`,
};

const right: Record<string, string> = {
  'app/features/other/screen.tsx': `import { useState } from 'react';
    import '#app/features/other/part/inner';
    import '#app/pwa/draft/use-draft';
    import '#app/admin.css?url';
    import '#styled/css';
    import './part/inner';`,
  'app/features/other/other.test.ts': `import { it } from 'vitest';
    import '#domain/testing/rooms';`,
  'app/routes/other.tsx': `import '#app/features/other/screen';`,
  'app/offline/deep/drain.ts': `import { openDB } from 'idb';
    import '#app/offline/outbox';
    import '#domain/order/contracts/answers';`,
  'app/offline/testing/fresh.ts': `import 'fake-indexeddb/auto';
    import '#app/offline/outbox';`,
  'app/sw/sw.ts': `import 'serwist';
    import '#app/api/send';`,
  'domain/design/pricing/price.ts': `import * as z from 'zod';
    import '#domain/room/options';`,
  'domain/testing/room.ts': `import '#domain/room/options';`,
  'domain/text/money.test.ts': `import '#domain/testing/room';`,
  'app/desk/other/screen.tsx': `import '#app/desk/frame/page/spinner';
    import '#app/room/stage/colour';`,
  'server/app.ts': `import '#server/routes/answer';`,
  'server/startup/begin.ts': `import '#server/adapters/pdf/pdfs';
    import '#server/use-cases/question';`,
  'server/use-cases/question.ts': `import type { PostOffice } from '#server/ports/mail';
    import '#server/stores/ports';
    import '#server/writing/mails/write-message';`,
  'server/stores/deep/suite.contract.ts': `import '#server/testing/rows/records';`,
  'tests/browser/pages/home.spec.ts': `import '#server/stores/ports';`,
};

/** Two files that import each other's types only, through aliases. */
const circle = (place: string): Record<string, string> => ({
  [`${place}/hen.ts`]: `import type { Egg } from '#${place}/nest/egg';\nexport type Hen = Egg[];`,
  [`${place}/nest/egg.ts`]: `import type { Hen } from '#${place}/hen';\nexport type Egg = Hen[];`,
});
const circles = [
  'app/ui',
  'app/sw',
  'build',
  'domain/room',
  'server/adapters/mail',
  'tests/browser',
];

let folder: string;
let faults: string[];

async function lint(files: [path: string, text: string][]): Promise<string[]> {
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--format', 'unix'], { cwd: folder, encoding: 'utf8' });
  return stdout.split('\n');
}

function complaints(path: string, rule: string): string[] {
  return faults.filter((line) => line.startsWith(`${path}:`) && line.endsWith(`[Error/${rule}]`));
}

describe('the import rules', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-rules-'));
    for (const file of config) await cp(join(root, file), join(folder, file), { recursive: true });
    faults = await lint([right, wrong, ...circles.map(circle)].flatMap(Object.entries));
  }, 30_000);
  afterAll(() => rm(folder, { recursive: true }));

  it.each(Object.entries(wrong))('refuse in %s: %s', (path) => {
    expect(complaints(path, 'house(imports)')).toHaveLength(1);
  });

  it.each(Object.entries(right))('allow in %s: %s', (path) => {
    expect(complaints(path, 'house(imports)')).toEqual([]);
  });

  it.each(circles)('refuse a circular import in %s', (place) => {
    for (const path of Object.keys(circle(place))) {
      expect(complaints(path, 'import(no-cycle)')).toHaveLength(1);
    }
  });
});
