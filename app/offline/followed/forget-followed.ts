import { announce } from '#app/offline/coordination/announce';
import { hashOfToken } from '#app/offline/outbox/new-link';
import { listEntries } from '#app/offline/outbox/list-entries';
import type { OutboxItem } from '#app/offline/outbox/outbox-entry';
import { dropPhotos, listPhotos } from '#app/offline/photos/photo-store';
import { inTransaction } from '#app/offline/storage/transaction';
import { forgetLink } from './kept-link';

/** Deletes the kept view behind a token: its link opens nothing any more. */
export async function forgetView(token: string): Promise<void> {
  const hash = await hashOfToken(token);
  if (hash === undefined) return;
  await inTransaction('followed', 'readwrite', (store) => store.delete(hash));
  await forgetLink(token);
  announce('followed');
}

/** Deletes all that this device has of a request that is no longer kept: its view, its link, what still waited,
 * photos too. */
export async function forgetFollowed(token: string): Promise<void> {
  await forgetView(token);
  const photos = (await listPhotos()).filter(({ to }) => to.token === token);
  await dropPhotos(photos.map(({ id }) => id));
  const items = await listEntries();
  const waiting = items.filter((item) => isFor(item, token)).map(({ id }) => id);
  const linked = items.filter((item) => !item.unreadable && item.followToken === token);
  if (waiting.length + linked.length === 0) return;
  await inTransaction('outbox', 'readwrite', async (store) => {
    await Promise.all(waiting.map((id) => store.delete(id)));
    for (const { unreadable: _known, ...entry } of linked) {
      await store.put({ ...entry, followToken: undefined });
    }
  });
  announce('outbox');
}

function isFor(item: OutboxItem, token: string): boolean {
  return (
    !item.unreadable &&
    item.kind === 'follow' &&
    item.state !== 'received' &&
    item.request.token === token
  );
}
