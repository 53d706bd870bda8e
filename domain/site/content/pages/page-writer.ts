import type { PublishedPages } from './published-pages';
import type { SiteContent } from '#domain/site/content/site-content';

/** What the server asks of the thread that writes pages, and what it is answered. */
export interface PageWriter {
  /**
   * Writes files that differ from the build's into the folder, those of `before` that stayed the same excepted. It
   * removes none: the caller keeps what its readers still use. Pages of articles that were not changed themselves, but
   * show something that was, stay as they were before and are named as `behind`: `catchUp` writes them.
   *
   * @throws Error when a page cannot be rendered or a file not written; then nothing that was there has changed
   */
  publish(task: {
    content: SiteContent;
    folder: string;
    madeFrom: string;
    before: PublishedPages | null;
  }): Promise<PublishedPages>;
  /**
   * Writes some more of what the last `publish` has left behind: as much as the next task can wait for.
   *
   * @throws Error as `publish`, and when the thread has not published `madeFrom` last
   */
  catchUp(task: { madeFrom: string }): Promise<PublishedPages>;
  /** Draws pages that nobody keeps, because the first ones in a thread take much longer, until another task comes. */
  rehearse(task: { content: SiteContent }): Promise<void>;
  /** Compresses a published file as well as the build does: `publish` is in a hurry. */
  compress(task: { folder: string; name: string }): Promise<void>;
  /** A page as it would be, as text and with what its content security policy has to allow. */
  preview(task: { content: SiteContent; path: string }): Promise<PreviewedPage>;
  /** The paths of pages that a visitor would find changed. */
  touched(task: { before: SiteContent; after: SiteContent }): Promise<readonly string[]>;
}

export interface PreviewedPage {
  html: string;
  styles: readonly string[];
  scripts: readonly string[];
}

/** A task as it goes to the thread; the answer has its id. */
export type WriterTask = {
  [Name in keyof PageWriter]: { id: number; name: Name; task: Parameters<PageWriter[Name]>[0] };
}[keyof PageWriter];

export type WriterAnswer =
  | { id: number; value: unknown }
  | { id: number; error: { message: string; code?: string } };

/** What the thread is started with. */
export interface WriterStart {
  /** The client build: `dist/client`. */
  site: string;
  /** The origin visitors use, in the place of the one the build writes. */
  origin: string;
}
