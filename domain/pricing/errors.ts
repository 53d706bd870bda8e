/** The pricing document does not offer what was chosen. */
export class NotOfferedError extends Error {
  override readonly name = 'NotOfferedError';

  constructor(
    readonly what: 'shell size' | 'feature' | 'finish',
    /** The field of a request that is at fault, as "finishes.roofing". */
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}
