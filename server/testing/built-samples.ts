import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder';

/** The samples of a build: an index, and the pictures it lists. */
export async function builtSamples(...titles: string[]): Promise<string> {
  const folder = await temporaryFolder();
  const index = titles.map((title) => ({
    title,
    description: `Visualisation. ${title}.`,
    category: 'garden-rooms',
    tags: ['visualisation'],
    featured: 1,
    objectPath: `${title}/original.jpg`,
    picture: {
      width: 1600,
      height: 1000,
      alt: `Visualisation: ${title}`,
      focus: '50% 50%',
      blur: 'data:image/webp;base64,AAAA',
      renditions: [{ type: 'image/avif', width: 400, path: `${title}/400.avif` }],
    },
  }));
  await writeFile(join(folder, 'samples.json'), JSON.stringify(index));
  for (const title of titles) {
    await mkdir(join(folder, title));
    await writeFile(join(folder, title, 'original.jpg'), `${title} whole`);
    await writeFile(join(folder, title, '400.avif'), `${title} small`);
  }
  return folder;
}
