import type { QuoteItem } from '#app/offline/outbox/quotes-of';
import { formatRefused } from '#app/features/quote/correction/problem';
import type { UnsentQuote } from '#app/offline/outbox/outbox-entry';

/** One tick of a request's timeline: `now` is in progress (dashed), `bad` was refused. */
export interface Stage {
  state: 'done' | 'now' | 'todo' | 'bad';
  name: string;
  note: string;
}

/** The three ticks of a request: saved, sent, received. `now` in milliseconds since 1970. */
export function timelineOf(item: QuoteItem, now: number): [Stage, Stage, Stage] {
  const savedAt = formatWhen(item.createdAt, now);
  const savedStage: Stage = { state: 'done', name: 'Saved', note: savedAt };
  const receivedStage: Stage = { state: 'todo', name: 'Received', note: '' };
  if (item.unreadable) {
    return [
      savedStage,
      { state: 'bad', name: 'Not sent', note: 'it cannot be read' },
      receivedStage,
    ];
  }
  switch (item.state) {
    case 'waiting': {
      const note = 'goes by itself';
      return [
        { ...savedStage, state: 'now' },
        { state: 'todo', name: 'Not sent yet', note },
        receivedStage,
      ];
    }
    case 'sending':
      return [savedStage, { state: 'now', name: 'Sending', note: 'now' }, receivedStage];
    case 'attention': {
      const note = formatRefused(item.lastProblem ?? {});
      return [savedStage, { state: 'bad', name: 'Not accepted', note }, receivedStage];
    }
    case 'received': {
      // The server's clock gives the arrival, ours the time we heard of it.
      const arrived = formatWhen(Date.parse(item.receipt.receivedAt), now);
      return [
        savedStage,
        { state: 'done', name: 'Sent', note: arrived },
        { state: 'done', name: 'Received', note: formatWhen(item.receivedAt, now) },
      ];
    }
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A time in everyday words, in the device's time zone: "Today, 16:42", "Yesterday, 09:12", "Thu, 18:03"
 * within a week, "4 Nov, 18:03" before that, with the year if it is not this one. Both times in
 * milliseconds since 1970.
 */
export function formatWhen(time: number, now: number): string {
  const clock = format(time, { hour: '2-digit', minute: '2-digit' });
  return `${formatDay(time, now)}, ${clock}`;
}

function formatDay(time: number, now: number): string {
  const days = Math.round((midnightOf(now) - midnightOf(time)) / DAY_MS);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days > 1 && days < 7) return format(time, { weekday: 'short' });
  const sameYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return format(time, { day: 'numeric', month: 'short', year: sameYear ? undefined : 'numeric' });
}

function midnightOf(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

function format(time: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', options).format(time);
}

/** "Tried twice. There was no connection. …": how often, and why it is still here. */
export function formatAttempts({
  attempts,
  lastProblem,
}: Pick<UnsentQuote, 'attempts' | 'lastProblem'>): string {
  if (attempts === 0) return lastProblem?.message ?? 'Goes by itself.';
  return `Tried ${formatTimes(attempts)}. ${lastProblem?.message ?? 'Next try by itself.'}`;
}

function formatTimes(times: number): string {
  if (times === 1) return 'once';
  return times === 2 ? 'twice' : `${times} times`;
}
