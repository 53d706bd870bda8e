import { expect, it } from 'vitest';
import { NO_ROOM, StorageError } from '#app/api/desk/send-file';
import { HttpError } from '#app/api/http';
import { UnusablePictureError } from '#app/pwa/photos/redrawn';
import { problemOf } from './upload-problem';

const http = (status: number, fields?: Record<string, string>) =>
  new HttpError(status, 'No', { error: 'No.', code: 'no', ...(fields && { fields }) }, undefined);

it.each([
  ['no connection', new TypeError('Failed to fetch'), true],
  ['no answer of the storage', new StorageError(undefined), true],
  ['a storage that is away', new StorageError(undefined, 503), true],
  ['a storage that is full', new StorageError(undefined, NO_ROOM), true],
  ['an upload address that is out of date', new StorageError('Out of date.', 403), true],
  ['an upload that was swept', http(400, { objectPath: 'No upload' }), true],
  ['a server that is busy', http(429), true],
  ['a picture of another kind', new StorageError('No picture.', 415), false],
  ['a damaged picture', new StorageError('Damaged.', 422), false],
  ['a damaged picture in the bucket', http(422), false],
  ['words that are refused', http(400, { title: 'Enter a title' }), false],
  ['what this browser cannot read', new UnusablePictureError('HEIC'), false],
])('after %s, trying again may help: %s', (_what, error, mayPass) => {
  expect(problemOf(error).mayPass).toBe(mayPass);
});

it('says that a storage is full', () => {
  const { reason } = problemOf(new StorageError(undefined, NO_ROOM));
  expect(reason).toBe('There is no room for pictures just now. Today says more.');
});
