/** Why nothing can be moved so; what is there is as it was. */
export class MoveError extends Error {
  override name = 'MoveError';
}
