import { Component } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

const sent: unknown[] = [];

const caughtBy = (props: object) => ({ errorBoundary: new Component(props) });

/** A page that has just been loaded. */
async function onPage() {
  vi.resetModules();
  const { reportFault } = await import('./report-fault');
  const place = { state: { matches: [{ fullPath: '/' }, { fullPath: '/blog/$slug' }] } };
  return (part: string | undefined, thrown: unknown) =>
    reportFault(place, thrown, caughtBy({ part }));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  sent.length = 0;
  vi.stubGlobal('__BUILD_ID__', 'build-1');
  vi.stubGlobal('navigator', {
    sendBeacon: (path: string, body: Blob) => sent.push([path, body.text()]),
  });
});

/** What has been told once the page has stayed. */
const bodies = async () => {
  vi.runAllTimers();
  return Promise.all(
    sent.map(async (call) => {
      const [path, text] = call as [string, Promise<string>];
      return [path, JSON.parse(await text)];
    }),
  );
};

it('tells of a fault once on a page, without anything personal', async () => {
  const report = await onPage();
  report('stage picture', new TypeError('Cannot read “Ash Green” of 07700 900123'));
  report('stage picture', new TypeError('Cannot read “Ash Brown” of 07700 900124'));
  expect(await bodies()).toEqual([
    [
      '/api/site-faults',
      {
        build: 'build-1',
        route: '/blog/$slug',
        part: 'stage picture',
        name: 'TypeError',
        message: 'Cannot read … of …',
      },
    ],
  ]);
});

it('tells of five at most', async () => {
  const report = await onPage();
  for (const letter of 'abcdefg') report('sun', new Error(letter));
  expect(await bodies()).toHaveLength(5);
});

it('tells of no work that was broken off, and of nothing but errors', async () => {
  const report = await onPage();
  report('script', new DOMException('The user aborted a request', 'AbortError'));
  report('script', 'Ash Green');
  report('script', undefined);
  report('script', { isNotFound: true });
  expect(await bodies()).toEqual([]);
});

it('takes no name of an error that is none', async () => {
  const report = await onPage();
  report('script', Object.assign(new Error('a'), { name: 'Ash Green, BA1' }));
  expect(await bodies()).toMatchObject([['/api/site-faults', { name: 'Error' }]]);
});

it('says whether a whole page has failed, or a script', async () => {
  const report = await onPage();
  report(undefined, new Error('a'));
  const { reportFault } = await import('./report-fault');
  const nowhere = { state: { matches: [] } };
  reportFault(nowhere, { type: 'error', error: new Error('b') });
  reportFault(nowhere, { type: 'unhandledrejection', reason: new Error('c') });
  expect(await bodies()).toMatchObject([
    ['/api/site-faults', { part: 'page' }],
    ['/api/site-faults', { part: 'script', route: '/', message: 'b' }],
    ['/api/site-faults', { part: 'script', route: '/', message: 'c' }],
  ]);
});

it('tells nothing of a page that is being left, whose loads the browser breaks off', async () => {
  const report = await onPage();
  report('sun', new TypeError('error loading dynamically imported module'));
  vi.advanceTimersByTime(1999);
  expect(sent).toEqual([]);
  expect(console.error).not.toHaveBeenCalled();
  expect(await bodies()).toHaveLength(1);
});
