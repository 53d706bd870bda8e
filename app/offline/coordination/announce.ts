/**
 * What changed: requests in the outbox, what their pages show, the photos that wait, a part of
 * one being sent, the builder's draft, named designs, or the photos of the garden. `storage` means the
 * browser has closed the database and its contents may be gone. Messages carry no data.
 */
export type Topic =
  | 'outbox'
  | 'followed'
  | 'photos'
  | 'photo-part'
  | 'draft'
  | 'designs'
  | 'garden-photos'
  | 'storage';

interface Line {
  listeners: Set<() => void>;
  /** To and from other tabs and the worker; null where the browser has none for us. */
  channel: BroadcastChannel | null;
}

const lines = new Map<Topic, Line>();

/** Tells every listener in this tab, other tabs and the worker that `topic` has changed. */
export function announce(topic: Topic): void {
  const line = lineOf(topic);
  line.channel?.postMessage('changed');
  for (const listener of line.listeners) listener();
}

/**
 * Calls `listener` after every change of `topic`, wherever it was made.
 *
 * @returns a function that stops it
 */
export function listen(topic: Topic, listener: () => void): () => void {
  const { listeners } = lineOf(topic);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function lineOf(topic: Topic): Line {
  const known = lines.get(topic);
  if (known) return known;
  const line: Line = {
    listeners: new Set(),
    channel: channelOf(topic),
  };
  line.channel?.addEventListener('message', () => {
    for (const listener of line.listeners) listener();
  });
  lines.set(topic, line);
  return line;
}

function channelOf(topic: Topic): BroadcastChannel | null {
  try {
    return new BroadcastChannel(topic);
  } catch {
    // An old browser has none, and Firefox refuses it to a site that may keep nothing.
    return null;
  }
}
