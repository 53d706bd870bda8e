import { expect, it } from 'vitest';
import { sharedPhotoEnd, sharedPhotoFragment } from './share-photo';

it('a fragment tells what became of a shared photo, and no other does', () => {
  expect(sharedPhotoEnd(sharedPhotoFragment('no-space'))).toBe('no-space');
  expect(sharedPhotoEnd('compare=a.b')).toBeNull();
  expect(sharedPhotoEnd('shared-photo-else')).toBeNull();
});
