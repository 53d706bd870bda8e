import type { Draft } from '#domain/design/draft/draft';

/** A design the homeowner has named. */
export interface NamedDesign {
  id: string;
  name: string;
  draft: Draft;
}
