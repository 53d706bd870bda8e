import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  filesOf,
  folderOf,
  keyOf,
  kindNames,
  MEDIA,
  readList,
  sizedPicture,
} from './sized-pictures';

const all = kindNames.flatMap((kind) => filesOf(kind).map((file) => [file, kind] as const));

describe('the sizes in the repository', () => {
  it.each(all)('are of the picture that is there: %s, %s', (file, kind) => {
    const { avif, jpeg } = sizedPicture(file, kind);
    const names = [...avif.map(({ name }) => name), ...(jpeg ? [jpeg] : [])];
    expect(names.filter((name) => !existsSync(join(folderOf(file), name)))).toEqual([]);
  });

  it('are of no picture that is gone', () => {
    expect(Object.keys(readList()).toSorted()).toEqual(
      all.map(([file, kind]) => keyOf(file, kind)).toSorted(),
    );
  });
});

describe('a picture without sizes of its own', () => {
  const missing = /app\/media\/hero\.jpg are not of this picture: npm run pictures/;

  it('is refused with the command that makes them: another picture under the same name', () => {
    const bytes = readFileSync(join(MEDIA, 'hero-close.jpg'));
    expect(() => sizedPicture('hero.jpg', 'page', { bytes })).toThrow(missing);
  });

  it('is refused with the command that makes them: a new picture', () => {
    expect(() => sizedPicture('hero.jpg', 'page', { list: {} })).toThrow(missing);
  });
});
