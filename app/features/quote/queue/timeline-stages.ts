import type { QuoteItem } from '#app/offline/outbox/quotes-of';
import { formatRefused } from '#app/features/quote/correction/problem';
import { formatWhen } from './format-when';

/** One tick of a request's timeline: `now` is in progress (dashed), `bad` was refused. */
export interface Stage {
  state: 'done' | 'now' | 'todo' | 'bad';
  name: string;
  note: string;
}

/** The three ticks of a request: saved, sent, received. `now` in milliseconds since 1970. */
export function timelineOf(item: QuoteItem, now: number): [Stage, Stage, Stage] {
  const savedAt = formatWhen(item.createdAt, now);
  const saved: Stage = { state: 'done', name: 'Saved', note: savedAt };
  const received: Stage = { state: 'todo', name: 'Received', note: '' };
  if (item.unreadable) {
    return [saved, { state: 'bad', name: 'Not sent', note: 'it cannot be read' }, received];
  }
  switch (item.state) {
    case 'waiting': {
      const note = 'goes by itself';
      return [{ ...saved, state: 'now' }, { state: 'todo', name: 'Not sent yet', note }, received];
    }
    case 'sending':
      return [saved, { state: 'now', name: 'Sending', note: 'now' }, received];
    case 'attention': {
      const note = formatRefused(item.lastProblem ?? {});
      return [saved, { state: 'bad', name: 'Not accepted', note }, received];
    }
    case 'received': {
      // The server's clock gives the arrival, ours the time we heard of it.
      const arrived = formatWhen(Date.parse(item.receipt.receivedAt), now);
      return [
        saved,
        { state: 'done', name: 'Sent', note: arrived },
        { state: 'done', name: 'Received', note: formatWhen(item.receivedAt, now) },
      ];
    }
  }
}
