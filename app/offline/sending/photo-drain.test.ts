import { beforeEach, describe, expect, it } from 'vitest';
import { sharedLocks, noLocks } from '#app/offline/testing/shared-locks';
import * as z from 'zod/mini';
import { requests } from '#domain/order/contracts/requests/request-kinds';
import type { PhotoProgress } from '#domain/order/photos';
import type { SendOutcome } from '#domain/order/contracts/answers';
import { deleteEntry } from '#app/offline/outbox/delete-entry';
import { enqueue } from '#app/offline/outbox/enqueue';
import { dropPhotos, keepPhotos, listPhotos } from '#app/offline/photos/photo-store';
import { TOKEN } from '#app/offline/testing/followed';
import { freshDatabase, plantRow } from '#app/offline/testing/fresh-database';
import { aKeptPhoto } from '#app/offline/testing/photos';
import { createPhotoDrain, type SendPhoto } from './photo-drain';

const DAY = 86_400_000;
let clock = 0;

beforeEach(async () => {
  await freshDatabase();
  clock = Date.now() + 1000;
});

type Outcome = SendOutcome<PhotoProgress>;

const arrived = (id: string): Outcome => ({
  kind: 'received',
  receipt: { id, received: 4, arrived: true },
});
const refused = (code: string, status = 422): Outcome => ({
  kind: 'refused',
  status,
  error: { error: 'It is damaged.', code },
});
const failed: Outcome = { kind: 'retry', reason: 'network' };

function drainWith(answer: (id: string) => Outcome, locks = sharedLocks()) {
  const sent: string[] = [];
  const send: SendPhoto = async ({ id }) => {
    sent.push(id);
    return answer(id);
  };
  const drain = createPhotoDrain({ send, now: () => clock, random: () => 0.5, locks });
  return { sent, drain: (hurry = true) => drain({ hurry }) };
}

/** Photos that wait, oldest first. */
async function keep(count: number): Promise<string[]> {
  const photos = Array.from({ length: count }, () => aKeptPhoto());
  await keepPhotos({ kind: 'question', token: TOKEN }, photos);
  return photos.map(({ id }) => id);
}

describe('the sender of photos', () => {
  it('sends them oldest first, and forgets each when it has arrived', async () => {
    const ids = await keep(3);
    const { drain, sent } = drainWith(arrived);
    expect(await drain()).toEqual({ remaining: 0, nextDueAt: null });
    expect(sent).toEqual(ids);
    expect(await listPhotos()).toEqual([]);
  });

  it('lets the question that names them go first', async () => {
    const [mine = '', other = ''] = await keep(2);
    const action = { kind: 'asked', text: 'Dry?', photos: [mine] };
    const asked = z.parse(requests.follow.schema, { token: TOKEN, action });
    const { id } = await enqueue('follow', asked);
    const { drain, sent } = drainWith(arrived);
    expect(await drain()).toEqual({ remaining: 0, nextDueAt: null });
    expect(sent).toEqual([other]);
    await deleteEntry(id);
    await drain();
    expect(sent).toEqual([other, mine]);
  });

  it('keeps what did not arrive, with the pauses of the outbox', async () => {
    const [first = ''] = await keep(2);
    const { drain, sent } = drainWith(() => failed);
    const { remaining, nextDueAt } = await drain();
    expect(remaining).toBe(2);
    // Without a connection, the second is not tried.
    expect(sent).toEqual([first]);
    expect(nextDueAt).toBe(clock + 1000);
    await drain(false);
    expect(sent).toEqual([first, expect.not.stringContaining(first)]);
    expect((await listPhotos())[0]?.lastProblem?.reason).toBe('network');
  });

  it('goes on to the next where the server cannot take one yet', async () => {
    const [first = '', second = ''] = await keep(2);
    const { drain, sent } = drainWith((id) =>
      id === first ? { kind: 'retry', reason: 'server', status: 500 } : arrived(id),
    );
    expect(await drain()).toMatchObject({ remaining: 1 });
    expect(sent).toEqual([first, second]);
  });

  it.each([
    ['has no room', { kind: 'retry', reason: 'server', status: 507, retryAfterMs: 600_000 }],
    ['has had enough for today', { kind: 'retry', reason: 'busy', status: 429, retryAfterMs: 6e5 }],
  ] as const)(
    'keeps all while the server %s, and sends them by itself when it takes them',
    async (_, answer) => {
      const ids = await keep(3);
      let outcome: (id: string) => Outcome = () => answer;
      const { drain, sent } = drainWith((id) => outcome(id));
      expect(await drain()).toEqual({ remaining: 3, nextDueAt: clock + 600_000 });
      expect(sent).toEqual(ids.slice(0, 1));
      expect(await listPhotos()).toMatchObject([
        { state: 'waiting', lastProblem: { status: answer.status } },
        { state: 'waiting' },
        { state: 'waiting' },
      ]);
      clock += 600_000;
      outcome = arrived;
      expect(await drain(false)).toEqual({ remaining: 0, nextDueAt: null });
      expect(await listPhotos()).toEqual([]);
    },
  );

  it('keeps one that was refused to be looked at, and sends it no more', async () => {
    const [first = '', second = ''] = await keep(2);
    const { drain, sent } = drainWith((id) =>
      id === first ? refused('unusable_picture') : arrived(id),
    );
    expect(await drain()).toEqual({ remaining: 0, nextDueAt: null });
    await drain();
    expect(sent).toEqual([first, second]);
    expect(await listPhotos()).toMatchObject([
      { id: first, state: 'attention', lastProblem: { message: 'It is damaged.' } },
    ]);
  });

  it('forgets those of a request that is no longer kept', async () => {
    await keep(1);
    await drainWith(() => refused('no_longer_kept', 410)).drain();
    expect(await listPhotos()).toEqual([]);
  });

  it.each(['no_such_photo', 'no_such_link'])(
    'gives a day to what names its photos: %s',
    async (code) => {
      await keep(1);
      const { drain } = drainWith(() => refused(code, 404));
      expect(await drain()).toEqual({ remaining: 1, nextDueAt: clock + 1000 });
      clock += DAY;
      expect(await drain()).toMatchObject({ remaining: 0 });
      expect(await listPhotos()).toEqual([]);
    },
  );

  it('sends none that was deleted meanwhile a second time, and brings none back', async () => {
    const [first = ''] = await keep(1);
    const { drain } = drainWith(() => failed, { ...noLocks, killHolder: () => undefined });
    const draining = drain();
    await dropPhotos([first]);
    await draining;
    expect(await listPhotos()).toEqual([]);
  });

  it('leaves alone what another version has kept', async () => {
    await plantRow('photos', { ...aKeptPhoto(), schema: 2 });
    const { drain, sent } = drainWith(arrived);
    expect(await drain()).toEqual({ remaining: 0, nextDueAt: null });
    expect(sent).toEqual([]);
  });
});
