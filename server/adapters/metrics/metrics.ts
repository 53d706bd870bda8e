import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Metrics } from '#server/ports/metrics';
import type { Room } from '#server/ports/room';
import type { Stores } from '#server/stores/ports';
import { gaugeQueues, gaugeRoom } from './gauges';
import { measureStores } from './measure-stores';

/** In seconds: from an answer out of memory to a request that is about to be given up. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];

export interface OpenMetrics extends Metrics {
  /** The same stores, with every call timed. */
  measure(stores: Stores): Stores;
  watch(room: Room): void;
}

/** What monitoring can ask of one server process. */
export function openMetrics(): OpenMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by method, route and status, from the first line of the request to the last byte',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const calls = new Histogram({
    name: 'store_call_duration_seconds',
    help: 'Calls to the storage by store, call and whether they succeeded',
    labelNames: ['store', 'call', 'outcome'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return {
    seeAnswer: (labels, seconds) => answers.observe(labels, seconds),
    measure(stores) {
      gaugeQueues(registry, stores);
      return measureStores(stores, (labels, seconds) => calls.observe(labels, seconds));
    },
    watch: (room) => gaugeRoom(registry, room),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
