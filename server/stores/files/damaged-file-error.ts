/** A file of the store is not what the server wrote. The message says where it is wrong. */
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
