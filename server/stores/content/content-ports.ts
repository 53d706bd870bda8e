import type { ContentOf, DocumentName } from '#domain/site/content/documents';
import type { Page, PageRequest } from '#server/stores/pages';
import type { ContentVersion } from './content-records';

interface ContentSave<Name extends DocumentName> {
  name: Name;
  /** Null takes an article away; its versions stay. */
  value: ContentOf<Name> | null;
  /** Who saves it, as the desk names them. */
  by: string;
  /** Why, in the words of whoever saves it; empty for nothing. */
  note: string;
  /** The version it was made from; 0 for what the program comes with. */
  over: number;
}

/** A version in a list, without what it says. */
export type ContentVersionHead = Omit<ContentVersion, 'value'>;

/** What the desk has changed of the site's words: every version of every document, never edited. */
export interface ContentStore {
  /** A new value after every change: whatever was made from the content is valid while this stays the same. */
  revision(): Promise<number | string>;
  /** The newest version of every document that was ever saved. */
  newest(): Promise<readonly ContentVersion[]>;
  current(name: DocumentName): Promise<ContentVersion | undefined>;
  version(name: DocumentName, number: number): Promise<ContentVersion | undefined>;
  /** The versions of a document, newest first. */
  versions(name: DocumentName, page: PageRequest): Promise<Page<ContentVersionHead>>;
  /**
   * Saves the document as its next version; one equal to the current version makes no new one.
   *
   * @throws {RevisionConflictError} `over` is no longer the current version; nothing was written
   */
  save<Name extends DocumentName>(save: ContentSave<Name>): Promise<ContentVersion>;
}
