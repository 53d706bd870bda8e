/** The pricing document does not offer a chosen option. */
export class NotOfferedError extends Error {
  override readonly name = 'NotOfferedError';

  constructor(
    readonly what: 'shell size' | 'opening' | 'feature' | 'finish',
    /** The invalid field of a request, such as "finishes.roofing". */
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}
