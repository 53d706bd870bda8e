import { afterEach, describe, expect, it, vi } from 'vitest';
import { PHOTO_PART_BYTES } from '#domain/order/photos';
import { sendPhoto } from './send-photo';

const id = '00000000-0000-4000-8000-000000000001';
const content = new Uint8Array(PHOTO_PART_BYTES * 2 + 10).map((_, index) => index).buffer;
const photo = { id, to: { kind: 'question' as const, token: 'a token' }, content, sha256: 'sum' };

afterEach(() => vi.unstubAllGlobals());

/** A server that has so many bytes of the photo at first; what it is sent, and what became of it. */
async function sendTo(has: number, answer?: (path: string, received: number) => Response) {
  const calls: [path: string, bytes: number][] = [];
  const headers: unknown[] = [];
  let received = has;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const isPart = init.body instanceof ArrayBuffer;
    const size = init.body instanceof ArrayBuffer ? init.body.byteLength : 0;
    calls.push([path, size]);
    if (isPart) headers.push(init.headers);
    received += size;
    return (
      answer?.(path, received) ??
      Response.json({ id, received, arrived: received === content.byteLength })
    );
  });
  const onPart = vi.fn<() => void>();
  const stop = new AbortController().signal;
  const outcome = await sendPhoto(photo, { stop, onPart });
  expect(onPart).toHaveBeenCalledTimes(calls.length);
  return { outcome, calls, headers };
}

const path = `/api/follow/photos/${id}`;

const whole = () => Response.json({ id, received: 0, arrived: true });

describe('a photo', () => {
  it('goes in parts, with the token in no address', async () => {
    const { outcome, calls, headers } = await sendTo(0);
    expect(outcome).toMatchObject({ kind: 'received', receipt: { id, arrived: true } });
    expect(calls).toEqual([
      [path, 0],
      [`${path}/parts/0`, 131_072],
      [`${path}/parts/131072`, 131_072],
      [`${path}/parts/262144`, 10],
    ]);
    expect(headers[0]).toMatchObject({
      authorization: 'Bearer a token',
      'content-type': 'application/octet-stream',
    });
  });

  it('goes on where the server is', async () => {
    const { calls } = await sendTo(PHOTO_PART_BYTES + 1000);
    expect(calls.map(([, bytes]) => bytes)).toEqual([0, 131_072 - 990]);
  });

  it('is not sent again once it has arrived', async () => {
    expect((await sendTo(0, whole)).calls).toHaveLength(1);
  });

  it.each([
    ['another’s receipt', () => Response.json({ id: 'x', received: 0, arrived: true }), 'not-ours'],
    ['a page', () => new Response('<h1>Wi-Fi</h1>'), 'not-ours'],
    ['no progress', () => Response.json({ id, received: 0, arrived: false }), 'server'],
    ['an error', () => new Response('', { status: 503 }), 'server'],
    ['a redirect', () => new Response('', { status: 302 }), 'not-ours'],
  ])('is tried again later after %s', async (_, answer, reason) => {
    const { outcome } = await sendTo(0, answer);
    expect(outcome).toMatchObject({ kind: 'retry', reason });
  });

  it.each([
    [415, 'unsupported_picture_type', 'refused'],
    [422, 'unusable_picture', 'refused'],
    [410, 'no_longer_kept', 'refused'],
    [404, 'no_such_photo', 'refused'],
    [404, 'not_found', 'retry'],
    [409, 'other_offset', 'retry'],
  ])('that gets %i %s is %s', async (status, code, kind) => {
    const answer = () => Response.json({ error: 'Because.', code }, { status });
    expect((await sendTo(0, answer)).outcome).toMatchObject({ kind });
  });
});
