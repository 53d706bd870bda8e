import type { Draft } from '#domain/draft/draft';

/** A design that a homeowner has given a name. */
export interface NamedDesign {
  id: string;
  name: string;
  draft: Draft;
}
