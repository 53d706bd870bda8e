/** Stands alone so that a look at the outbox needs no library. */
export const DATABASE_NAME = 'modular-garden-rooms';
