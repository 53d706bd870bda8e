import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enqueue } from '#app/offline/outbox/enqueue';
import { listEntries } from '#app/offline/outbox/list-entries';
import { hashOfToken, newLink } from '#app/offline/outbox/new-link';
import { freshDatabase, storedRow } from '#app/offline/testing/fresh-database';
import { aView, anAction, TOKEN } from '#app/offline/testing/followed';
import { aQuote } from '#app/offline/testing/quotes';
import { forgetFollowed, forgetView } from './forget-followed';
import { keepFollowed } from './keep-followed';
import { forgetLink, isLinkKept, keepLink, linkBehind } from './kept-link';
import { readFollowed } from './read-followed';

beforeEach(freshDatabase);

const older = aView(1);
const newer = aView(2);

describe('what is kept of a page', () => {
  it('is found under the hash of its token, which is stored nowhere', async () => {
    await keepFollowed(TOKEN, { view: older, askedAt: 1, seenAt: 2 });
    expect(await readFollowed(TOKEN)).toEqual({ view: older, seenAt: 2 });
    const row = await storedRow('followed', (await hashOfToken(TOKEN)) ?? '');
    expect(row).toMatchObject({ seenAt: 2 });
    expect(JSON.stringify(row)).not.toContain(TOKEN);
  });

  it('stays the newer of two views that crossed on their way', async () => {
    await keepFollowed(TOKEN, { view: newer, askedAt: 1, seenAt: 5 });
    await keepFollowed(TOKEN, { view: older, askedAt: 4, seenAt: 6 });
    expect(await readFollowed(TOKEN)).toEqual({ view: newer, seenAt: 5 });
  });

  it('is what was asked for last, even if our server has gone back to a backup', async () => {
    await keepFollowed(TOKEN, { view: newer, askedAt: 1, seenAt: 5 });
    await keepFollowed(TOKEN, { view: older, askedAt: 6, seenAt: 7 });
    expect(await readFollowed(TOKEN)).toEqual({ view: older, seenAt: 7 });
  });

  it('is nothing where another version of the app has written it', async () => {
    await keepFollowed(TOKEN, { view: { ...older, stage: 'moon' }, askedAt: 1, seenAt: 2 });
    expect(await readFollowed(TOKEN)).toBeNull();
  });

  it('goes with its link, and what still waits stays', async () => {
    await keepFollowed(TOKEN, { view: older, askedAt: 1, seenAt: 2 });
    await enqueue('follow', anAction('asked'));
    await forgetView(TOKEN);
    expect(await readFollowed(TOKEN)).toBeNull();
    expect(await listEntries()).toHaveLength(1);
  });

  it('goes entirely with a request that is no longer kept', async () => {
    await keepFollowed(TOKEN, { view: older, askedAt: 1, seenAt: 2 });
    await enqueue('follow', anAction('asked'));
    const quote = await enqueue('quote', aQuote, { followToken: TOKEN });
    const other = await enqueue('quote', aQuote, { followToken: 'BBECAwQFBgcICQoLDA0ODw' });
    await forgetFollowed(TOKEN);
    expect(await readFollowed(TOKEN)).toBeNull();
    const left = await listEntries();
    expect(left.map(({ id }) => id).toSorted()).toEqual([quote.id, other.id].toSorted());
    expect(JSON.stringify(left)).not.toContain(TOKEN);
    expect(JSON.stringify(left)).toContain('BBECAwQFBgcICQoLDA0ODw');
  });
});

describe('the link of a request that this device is told about', () => {
  it('is found by its hash, until it is forgotten', async () => {
    const hash = (await hashOfToken(TOKEN)) ?? '';
    expect(await linkBehind(hash)).toBeUndefined();
    await keepLink(TOKEN);
    await keepLink('BBECAwQFBgcICQoLDA0ODw');
    expect([await linkBehind(hash), await isLinkKept(TOKEN)]).toEqual([TOKEN, true]);
    expect(await forgetLink(TOKEN)).toBe(true);
    expect(await isLinkKept(TOKEN)).toBe(false);
    expect(await forgetLink('BBECAwQFBgcICQoLDA0ODw')).toBe(false);
  });

  it('goes when it opens nothing any more', async () => {
    await keepLink(TOKEN);
    await forgetView(TOKEN);
    expect(await isLinkKept(TOKEN)).toBe(false);
  });
});

describe('a new link', () => {
  it('has 128 random bits and the SHA-256 that our server knows it by', async () => {
    const links = await Promise.all(Array.from({ length: 100 }, newLink));
    expect(new Set(links.map((link) => link?.token)).size).toBe(100);
    for (const link of links) expect(link?.token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    // printf %s AAECAwQFBgcICQoLDA0ODw | openssl dgst -sha256 -binary | basenc --base64url
    expect(await hashOfToken(TOKEN)).toBe('XSYR1aTdK0Cyd9_bXs9bSYGRUNfVxi9O75YMsMJNsgw');
  });

  it('is none where the browser cannot hash, as on plain http', async () => {
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array) => globalThis.structuredClone(bytes),
    });
    expect(await newLink()).toBeUndefined();
    vi.unstubAllGlobals();
  });
});
