import * as z from 'zod';
import { documentNameSchema } from '#domain/site/content/documents';

/** A version of a document that the desk has changed: never edited. */
export const contentVersionSchema = z.strictObject({
  /** "facts 12": the document's name and the number of the version. */
  key: z.string(),
  name: documentNameSchema,
  /** From 1 for each document. */
  version: z.int().positive(),
  savedAt: z.iso.datetime(),
  /** Who saved it, as the desk names them. */
  by: z.string(),
  note: z.string(),
  /** What the document's schema took; null once an article is taken away. */
  value: z.unknown(),
});

export type ContentVersion = z.infer<typeof contentVersionSchema>;

/** The key of a document's version. */
export function versionKey(name: string, version: number): string {
  return `${name} ${version}`;
}
