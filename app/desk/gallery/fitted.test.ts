import { expect, it } from 'vitest';
import { isWithinLimits } from './fitted';

const MB = 1024 * 1024;
const file = (type: string, size = MB, name = 'a.file') => ({ name, type, size });

it.each([
  ['a phone’s picture', file('image/jpeg'), [4032, 3024], true],
  ['exactly 20 MB and 40 megapixels', file('image/png', 20 * MB), [8000, 5000], true],
  ['48 megapixels', file('image/jpeg'), [8064, 6048], false],
  ['more than 20 MB', file('image/png', 20 * MB + 1), [4000, 3000], false],
  ['a long panorama', file('image/jpeg'), [16_384, 100], false],
  ['HEIC', file('image/heic'), [4032, 3024], false],
  ['HEIC under another type', file('image/jpeg', MB, 'IMG_1.heic'), undefined, false],
  ['what only the server may read', file('image/avif'), undefined, true],
  ['what nobody can read and is too large', file('image/avif', 21 * MB), undefined, false],
])('%s leaves as it is: %j %j %s', (_what, picture, pixels, isLeft) => {
  const [width = 0, height = 0] = pixels ?? [];
  expect(isWithinLimits(picture, pixels && { width, height })).toBe(isLeft);
});
