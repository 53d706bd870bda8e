import * as z from 'zod/mini';
import { forget, localMemory, recall } from '#app/pwa/local-memory';
import type { DocumentName } from '#domain/site/content/documents';
import type { ContentKind } from '#app/desk/words/saving/content-kind';
import type { SavedContent } from '#app/desk/words/saving/content-queries';

/** What was typed and not saved, on this device; in localStorage, because its writes are synchronous. */
const PREFIX = 'unsaved-words ';

export interface KeptCopy<Value, Edit> {
  /** The version that was changed. */
  base: SavedContent<Value>;
  typed: Edit;
  note: string;
  /** When it was typed; ISO 8601. */
  at: string;
}

type Kept<Value, Edit> = Pick<ContentKind<Value, Edit>, 'name' | 'schema' | 'kept' | 'blank'>;

/** What was kept of a document; null for nothing, or nothing that this version can read. */
export function keptCopy<Value, Edit>({
  name,
  schema,
  kept,
  blank,
}: Kept<Value, Edit>): KeptCopy<Value, Edit> | null {
  if (kept === undefined) return null;
  const stored = z.object({
    base: z.object({
      revision: z.int(),
      savedAt: z.nullable(z.string()),
      by: z.string(),
      /** Null for the blank one, which is no whole document. */
      value: z.nullable(schema),
    }),
    typed: kept,
    note: z.string(),
    at: z.iso.datetime(),
  });
  const { data } = stored.safeParse(parsed(recall(PREFIX + name)));
  if (data === undefined) return null;
  const { typed, note, at } = data;
  const value = data.base.value ?? blank;
  if (value === undefined || value === null) return null;
  return { base: { ...data.base, value: value as Value }, typed: typed as Edit, note, at };
}

/** @returns whether this device had room for it */
export function keepCopy<Value, Edit>(
  { name, blank }: Kept<Value, Edit>,
  { base, ...copy }: KeptCopy<Value, Edit>,
): boolean {
  const value = base.value === blank ? null : base.value;
  try {
    const memory = localMemory();
    memory?.setItem(PREFIX + name, JSON.stringify({ ...copy, base: { ...base, value } }));
    return memory !== null;
  } catch {
    return false;
  }
}

export function dropCopy(name: DocumentName): void {
  forget(PREFIX + name);
}

/** The names of all documents of which something is kept. */
export function keptNames(): string[] {
  return Object.keys(localMemory() ?? {})
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
