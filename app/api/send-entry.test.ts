import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendEntry } from './send-entry';

const id = '0b1f8a52-52a4-4b7e-9d3c-7d7f6c1f2a10';
const acknowledgement = { id, receivedAt: '2026-11-20T16:42:00.000Z' };
const receipt = {
  ...acknowledgement,
  reference: 'MGR-7K4Q-2D',
  estimatedPrice: 31_000,
  serverPrice: 31_000,
  pricingVersion: 1,
};

function answerWith(body: unknown) {
  const fetching = vi.fn<typeof fetch>(async () => Response.json(body, { status: 201 }));
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

afterEach(() => vi.unstubAllGlobals());

describe('sendEntry', () => {
  it.each([
    ['quote', '/api/room-configurations', receipt],
    ['enquiry', '/api/enquiries', acknowledgement],
    ['newsletter', '/api/newsletter', acknowledgement],
  ] as const)('sends a %s to %s', async (kind, path, answer) => {
    const fetching = answerWith(answer);
    const outcome = await sendEntry({ kind, id, body: { email: 'a@example.com' } });
    expect(outcome).toEqual({ kind: 'received', receipt: answer });
    expect(fetching.mock.calls[0]?.[0]).toBe(path);
    expect(fetching.mock.calls[0]?.[1]?.headers).toMatchObject({ 'idempotency-key': id });
  });

  it('has half a receipt for none when it is for a quote', async () => {
    answerWith(acknowledgement);
    expect(await sendEntry({ kind: 'quote', id, body: {} })).toMatchObject({ reason: 'not-ours' });
  });
});
