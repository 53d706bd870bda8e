import type { Engine } from '#server/stores/database/database';
import { limitStore } from '#server/stores/memory/limit-store';
import { turnStore } from '#server/stores/memory/turn-store';
import type { JournaledDatabase } from './journaled-database';
import { memoryQueues } from './queries/memory-queues';
import { memoryRequests } from './queries/memory-requests';

/** The engine of a data folder: everything is in memory, and one process has it. */
export function lowdbEngine(database: JournaledDatabase): Engine {
  return {
    database,
    requests: memoryRequests(database.view, database.listings),
    queues: memoryQueues(database.view),
    limits: limitStore(),
    turns: turnStore(),
  };
}
