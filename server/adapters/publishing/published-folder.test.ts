import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { readPublished, writePublished } from './published-folder';

const PAGE = 'ab12.5.html';
const pages = {
  madeFrom: 'words',
  inputs: {},
  files: { '/index.html': PAGE },
  styles: {},
  scripts: [],
  gone: [],
  redirects: {},
  articles: {},
  behind: [],
  quick: [],
};

it('counts for nothing where a page has lost its end, though the list was written since', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, PAGE), '<hr/>');
  await writePublished(folder, pages);
  expect(await readPublished(folder)).toEqual(pages);
  await writeFile(join(folder, PAGE), '');
  await writePublished(folder, pages);
  expect(await readPublished(folder)).toBeNull();
});
