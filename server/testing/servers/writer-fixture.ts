import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FACTS_ALONE } from '#server/adapters/publishing/starter';
import { writeSite } from './site-fixture';
import { temporaryFolder } from '#server/testing/temporary-folder';

/**
 * Does what `dist/pages/thread.js` does, for a site of two pages that say the telephone number. A blurb tells it to
 * fail, to crash, to find the disk full, or to be killed with one page written; or to leave a page for later, and then
 * to fail, to crash, to be killed, or to take so long that the process ends first.
 */
const THREAD = `
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parentPort, workerData } from 'node:worker_threads';
const html = (path, { facts, testimonials }) => '<title>' + path + '</title><p>' + facts.company.phone + '</p>' +
  testimonials.map(({ quote }) => '<q>' + quote + '</q>').join('');
// As the page writer does: somebody may be reading a file of this name.
const put = (path, content) => {
  writeFileSync(path + '.tmp', content);
  renameSync(path + '.tmp', path);
};
let last;
const writer = {
  publish({ content, folder, madeFrom, before }) {
    const { phone, blurb } = content.facts.company;
    const [files, styles] = [{}, {}];
    const behind = [];
    if (phone === '01632 960100' && content.testimonials.length === 0) return { madeFrom, inputs: {}, files, styles, scripts: [], gone: [], redirects: {}, articles: {}, behind: [], quick: [] };
    mkdirSync(folder, { recursive: true });
    for (const path of ['/index.html', '/pricing/index.html', '/404.html']) {
      if (path === '/pricing/index.html' && before !== null && blurb.startsWith('later')) {
        files[path] = before.files[path];
        styles[path] = before.styles[path];
        behind.push(path);
        continue;
      }
      const text = html(path, content).replaceAll('ORIGIN', workerData.origin);
      const name = createHash('sha256').update(text).digest('hex').slice(0, 20) + '.' + Buffer.byteLength(text) + '.html';
      put(join(folder, name + '.br'), brotliCompressSync(text));
      put(join(folder, name + '.gz'), gzipSync(text));
      put(join(folder, name), text);
      files[path] = name;
      styles[path] = 'sha256-' + name.slice(0, 4);
      if (blurb === 'fail') throw new Error('The page cannot be rendered');
      if (blurb === 'full') throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      if (blurb === 'crash') process.exit(3);
      if (blurb === 'kill') process.kill(process.pid, 'SIGKILL');
    }
    last = { content, folder, madeFrom };
    return { madeFrom, inputs: {}, files, styles, scripts: [], gone: [], redirects: { '/prices': '/pricing' }, articles: {}, behind, quick: [] };
  },
  catchUp({ madeFrom }) {
    const { content, folder } = last;
    const { blurb } = content.facts.company;
    if (blurb === 'later: fail') throw new Error('An article cannot be rendered');
    if (blurb === 'later: crash') process.exit(3);
    if (blurb === 'later: kill') process.kill(process.pid, 'SIGKILL');
    if (blurb === 'later: long' && existsSync(join(folder, 'long'))) return undefined;
    return writer.publish({ content, folder, madeFrom, before: null });
  },
  rehearse() {},
  compress() {},
  preview: ({ content, path }) => ({
    html: '<html lang="en"><head></head>' + html(path, content) + '<script>1</script></html>',
    styles: ['sha256-of-preview'],
    scripts: [],
  }),
  touched: ({ before, after }) => (html('', before) === html('', after) ? [] : ['/', '/pricing']),
};
parentPort.on('message', ({ id, name, task }) => {
  try {
    const value = writer[name](task);
    if (name === 'catchUp' && value === undefined) return;
    parentPort.postMessage({ id, value });
  } catch ({ message, code }) {
    parentPort.postMessage({ id, error: { message, code } });
  }
});
`;

/** Writes a small page writer like `dist/pages` to the folder. */
export async function writeWriter(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'thread.js'), THREAD);
  await writeFile(join(folder, 'kit.json'), '{"build":"one"}');
  await writeFile(join(folder, 'starter.json'), JSON.stringify(FACTS_ALONE));
}

/** A site, its writer and an empty data folder: what `openTestApp` publishes with. */
export async function publishingFolders() {
  const [siteFolder, writerFolder] = [await temporaryFolder(), await temporaryFolder()];
  await writeSite(siteFolder);
  await writeWriter(writerFolder);
  return { siteFolder, writerFolder, folder: await temporaryFolder() };
}
