import type * as z from 'zod/mini';
import type { DocumentName } from '#domain/site/content/documents';
import type { WordChange } from './changes/word-changes';

/**
 * All that the saving flow has to know of a document. `ContentScreen` does the rest: it loads the document, keeps what
 * is typed, shows what saving changes with the pages as they would be, saves, and lists, compares, restores and
 * undoes versions.
 */
export interface ContentKind<Value, Edit> {
  name: DocumentName;
  /** Reads what the server sends. */
  schema: z.ZodMiniType<Value>;
  /** In the middle of a sentence: "the facts". */
  what: string;
  /** What the form shows of a value, as text that is typed. */
  editOf: (value: Value) => Edit;
  /** The value that is typed; null while it cannot be saved. The form says why, at its fields. */
  valueOf: (edit: Edit) => Value | null;
  /** The differences, in the order of the form. */
  changes: (before: Value, after: Value) => readonly WordChange[];
  /** Reads what was typed and is kept on the device until it is saved; left out where nothing is kept. */
  kept?: z.ZodMiniType<Edit>;
  /** What a document begins with that is not there yet; left out where all are there. */
  blank?: Value;
}
