import { afterEach, expect, it } from 'vitest';
import { followLaunches, type LaunchQueue } from './follow-launches';
import { launchedFile } from './launched-file';

const SITE = 'https://rooms.example';

/** What a launch makes of a page: where it goes. */
function launched(at: string, launch: Parameters<Parameters<LaunchQueue['setConsumer']>[0]>[0]) {
  const gone: string[] = [];
  followLaunches(
    { setConsumer: (consumer) => consumer(launch) },
    () => SITE + at,
    (path) => gone.push(path),
  );
  return gone;
}

afterEach(() => launchedFile.set(null));

it('leaves the open page alone when the icon is pressed', () => {
  expect(
    launched('/builder?step=3', { targetURL: `${SITE}/?source=installed`, files: [] }),
  ).toEqual([]);
  expect(launched('/about', { files: [] })).toEqual([]);
});

it('stays where a shared photo has led to', () => {
  expect(launched('/builder', { targetURL: `${SITE}/share-photo`, files: [] })).toEqual([]);
});

it('opens the page of a shortcut, unless it is open', () => {
  expect(launched('/', { targetURL: `${SITE}/quotes`, files: [] })).toEqual(['/quotes']);
  expect(launched('/builder?step=3', { targetURL: `${SITE}/builder`, files: [] })).toEqual([]);
});

it('hands a file to My designs, wherever the visitor is', async () => {
  const file = new File(['{}'], 'designs.json');
  const files = [{ getFile: () => Promise.resolve(file) }];
  expect(launched('/builder', { targetURL: `${SITE}/designs`, files })).toEqual(['/designs']);
  await Promise.resolve();
  expect(launchedFile.get()).toBe(file);
});

it('takes a file that cannot be opened for none', async () => {
  const files = [{ getFile: () => Promise.reject(new Error('gone')) }];
  expect(launched('/designs', { targetURL: `${SITE}/designs`, files })).toEqual([]);
  await Promise.resolve();
  expect(launchedFile.get()).toBeNull();
});
