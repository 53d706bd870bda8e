import type { FinishCategory, FinishId } from '#domain/options';

/** The pricing document has no shell with this id. `field` names the request field at fault. */
export class UnknownShellSizeError extends Error {
  override readonly name = 'UnknownShellSizeError';
  readonly field = 'shellSizeId';

  constructor(readonly shellSizeId: string) {
    super(`There is no shell size "${shellSizeId}" in the price list`);
  }
}

/** The pricing document does not offer this finish. `field` names the request field at fault. */
export class UnpricedFinishError extends Error {
  override readonly name = 'UnpricedFinishError';
  readonly field: string;

  constructor(
    readonly category: FinishCategory,
    readonly finish: FinishId,
  ) {
    super(`The ${category} "${finish}" is not in the price list`);
    this.field = `finishes.${category}`;
  }
}
