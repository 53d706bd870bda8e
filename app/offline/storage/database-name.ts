/** In a file of its own so that peeking at the outbox needs no library. */
export const DATABASE_NAME = 'modular-garden-rooms';
