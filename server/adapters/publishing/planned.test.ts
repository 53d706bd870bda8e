import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app';
import { publishingFolders } from '#server/testing/servers/writer-fixture';

const HOUR = 3_600_000;
const quoteAt = (quote: string, publishAt: Date | null) => ({
  id: randomUUID(),
  quote,
  name: 'Client',
  location: 'Northampton',
  project: 'Garden room',
  sample: false,
  publishAt: publishAt?.toISOString() ?? null,
});
const after = (hours: number) => new Date(Date.now() + hours * HOUR);
const seen = (open: TestApp, quote: string, isSeen = true) =>
  vi.waitFor(async () => expect((await page(open)).includes(quote)).toBe(isSeen), 5_000);

async function page({ app }: TestApp): Promise<string> {
  return (await request(app).get('/').set('accept', 'text/html')).text;
}

/** A site with two testimonials to come, in an hour and in two, and one that is kept back. */
async function planned(places: Awaited<ReturnType<typeof publishingFolders>>) {
  const open = await openTestApp(places);
  const value = [quoteAt('first', after(1)), quoteAt('second', after(2)), quoteAt('kept', null)];
  const save = { name: 'testimonials', value, by: 'Owner', note: '', over: 0 } as const;
  await open.services.contents.save(save);
  await open.services.publishing.publish();
  expect(await page(open)).not.toContain('<q>');
  return open;
}

describe('what is to be seen from a time on', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('is seen when the clock reaches it, one after the other, and what is kept back never', async () => {
    const open = await planned(await publishingFolders());
    vi.setSystemTime(after(1));
    await seen(open, 'first');
    expect(await page(open)).not.toContain('second');
    vi.setSystemTime(after(1));
    await seen(open, 'second');
    vi.setSystemTime(after(10_000));
    expect(await page(open)).not.toContain('kept');
  });

  it('follows a clock that jumps ahead and is put right again', async () => {
    const open = await planned(await publishingFolders());
    vi.setSystemTime(after(24));
    await seen(open, 'second');
    vi.setSystemTime(after(-24));
    await seen(open, 'first', false);
    vi.setSystemTime(after(1));
    await seen(open, 'first');
    expect(await page(open)).not.toContain('second');
  });

  it('is seen from the first answer on where no process ran at its time', async () => {
    const places = await publishingFolders();
    const first = await planned(places);
    await first.services.close();
    vi.setSystemTime(after(3));
    expect(await page(await openTestApp(places))).toMatch(/first.*second/);
  });

  it('is not seen yet at a start whose clock is right after one whose clock was ahead', async () => {
    const places = await publishingFolders();
    vi.setSystemTime(after(24));
    const ahead = await planned(places);
    vi.setSystemTime(after(3));
    await seen(ahead, 'second');
    await ahead.services.close();
    vi.setSystemTime(after(-25));
    expect(await page(await openTestApp(places))).not.toMatch(/first|second/);
  });
});
