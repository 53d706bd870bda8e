import { schemaOf, type ContentOf, type DocumentName } from './documents';
import type { StoredContent } from './site-content';
import { withDocuments } from './stored-documents';

/** A version of a document as it was saved. */
interface SavedVersion {
  /** Names the document and the version. */
  key: string;
  name: DocumentName;
  savedAt: string;
  /** Null for an article that was taken away. */
  value: unknown;
}

type Value = ContentOf<DocumentName> | null;

/**
 * What makes the content of the newest saved versions over the starter's. A version is checked once, as none is ever
 * edited: a thousand take a fifth of a second.
 */
export function overlay(
  starter: StoredContent,
): (versions: readonly SavedVersion[]) => StoredContent {
  let known: ReadonlyMap<string, Value> = new Map();
  /** @throws Error when a saved document is none; the message names it */
  return (versions) => {
    const read = versions.map((version) => {
      const { key, name, savedAt } = version;
      // A store that was restored may have another version of the same number.
      const id = `${key} ${savedAt}`;
      const value = known.get(id);
      return { id, name, value: value === undefined ? valueOf(version) : value };
    });
    known = new Map(read.map(({ id, value }) => [id, value]));
    return withDocuments(starter, read);
  };
}

function valueOf({ key, name, value }: SavedVersion): Value {
  if (value === null) return null;
  const parsed = schemaOf(name).safeParse(value);
  if (!parsed.success) throw new Error(`The saved document ${key} cannot be read`);
  return parsed.data as ContentOf<DocumentName>;
}
