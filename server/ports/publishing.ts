import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import type { PreviewedPage } from '#domain/site/content/pages/page-writer';
import type { StoredContent } from '#domain/site/content/site-content';

/** What stands in the way of the newest words. */
export interface PublishingState {
  failed: { at: string; what: string } | null;
}

export interface Publishing {
  /** What the program comes with. */
  starter: StoredContent;
  /** What the desk has, whether it is to be seen yet or not. */
  stored(): StoredContent;
  /** The current facts, for mails, documents and pushes. */
  facts(): StoredFacts;
  /** Something will be saved soon. */
  warm(): void;
  /** Shows what is stored now. Resolves once visitors get it, or once `state` says why they do not. */
  publish(): Promise<void>;
  state(): PublishingState;
  /**
   * A page made from content that is not saved: kept nowhere.
   *
   * @param content an article or testimonial is only in it from its `publishAt` on
   * @param at the moment that is shown; now if left out
   * @throws Error when the page cannot be rendered
   */
  preview(content: StoredContent, path: string, at?: Date): Promise<PreviewedPage>;
  /** The paths of pages that a visitor would find changed at a moment; now if left out. */
  touches(before: StoredContent, after: StoredContent, at?: Date): Promise<readonly string[]>;
}
