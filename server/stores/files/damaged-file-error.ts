/** A file of the store is not as the server wrote it; the message says where. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError';

  constructor(
    readonly path: string,
    readonly reason: string,
    options?: ErrorOptions & { advice?: string },
  ) {
    super(`${path} is damaged: ${reason}.${options?.advice ?? ''}`, options);
  }
}
