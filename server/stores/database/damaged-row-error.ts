/** A stored row is not as the server wrote it; the message says where, and repeats nothing of it. */
export class DamagedRowError extends Error {
  override name = 'DamagedRowError';

  constructor(
    readonly table: string,
    readonly reason: string,
  ) {
    super(`A row of ${table} is damaged: ${reason}.`);
  }
}
