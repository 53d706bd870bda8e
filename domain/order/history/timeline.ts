import type { OrderEvent } from './events';
import { afterEvent, type Order } from './order';
import { isBefore, STAGES, type Stage } from './stages';

/** One step of the way from the request to the room. */
export interface Step {
  stage: Stage;
  state: 'done' | 'now' | 'ahead';
  /** When it was reached, for the last time; null for one that is ahead or was passed over, as a visit that never was. */
  since: string | null;
}

/** The steps of a request, with the times at which it came to each. */
export function timelineOf(begun: Order, events: readonly OrderEvent[]): Step[] {
  const reached = new Map<Stage, string>([[begun.stage, begun.since]]);
  let order = begun;
  for (const event of events) {
    const { stage } = order;
    order = afterEvent(order, event);
    if (order.stage !== stage) reached.set(order.stage, event.at);
  }
  const { visit } = order;
  const left = STAGES.slice(STAGES.indexOf('visit') + 1).flatMap(
    (stage) => reached.get(stage) ?? [],
  );
  const wasVisited =
    visit?.state === 'held' || (visit?.state === 'booked' && visit.start < (left[0] ?? ''));
  // Times were offered, but nobody came.
  if (!wasVisited && order.stage !== 'visit') reached.delete('visit');
  return STAGES.map((stage) => {
    if (stage === order.stage) return { stage, state: 'now', since: reached.get(stage) ?? null };
    const isDone = isBefore(stage, order.stage);
    const since = isDone ? (reached.get(stage) ?? null) : null;
    return { stage, state: isDone ? 'done' : 'ahead', since };
  });
}
