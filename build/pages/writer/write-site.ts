import { DEVICE_LIST, MANIFEST_PATH } from '#domain/site/content/pages/device-files';
import { publishedContent } from '#domain/site/content/site-content';
import { builtFilesForDevices } from './files-for-devices';
import { hashOf, type PageKit } from './page-kit';
import { siteFiles } from './site-files';
import * as program from '#app/entry-server';

export const { STARTER, SOCIAL_SIZE, OWN_PICTURES, checkPaths } = program;
export { MANIFEST_PATH };

/** The content of a new installation, as its visitors see it. */
const content = publishedContent(STARTER, { now: new Date(), samples: true });

interface BuiltFile {
  path: string;
  text: string;
  style?: string | undefined;
  scripts: string[];
  hash: string;
  /** A hash of what it was made from. */
  input: string;
}

/** Every file of the site that has words in it, for a new installation. */
export async function writeSite(kit: PageKit, build: string): Promise<BuiltFile[]> {
  const files: BuiltFile[] = [];
  for (const { path, prepare } of siteFiles(kit, content)) {
    const { input, write } = await prepare();
    const written = await write();
    files.push({ path, ...written, hash: hashOf(written.text), input });
  }
  const text = builtFilesForDevices(build);
  const hash = hashOf(text);
  return [...files, { path: DEVICE_LIST, text, scripts: [], hash, input: hash }];
}
