import * as z from 'zod/mini';
import type { DocumentName } from '#domain/content/documents';
import { forget, localMemory, recall } from '#app/pwa/local-memory';

/** What was typed and not saved, on this device; in localStorage, because its writes are synchronous. */
const PREFIX = 'unsaved-words ';

const storedSchema = z.object({
  /** The version that was changed. */
  revision: z.int(),
  /** When it was typed; ISO 8601. */
  at: z.iso.datetime(),
  edit: z.unknown(),
});

export interface KeptCopy<Edit> {
  revision: number;
  at: string;
  edit: Edit;
}

/** What was kept of a document; null for nothing, or nothing that this version can read. */
export function keptCopy<Edit>(
  name: DocumentName,
  schema: z.ZodMiniType<Edit>,
): KeptCopy<Edit> | null {
  const stored = z.safeParse(storedSchema, parsed(recall(PREFIX + name)));
  if (!stored.success) return null;
  const edit = z.safeParse(schema, stored.data.edit);
  return edit.success ? { ...stored.data, edit: edit.data } : null;
}

/** @returns whether this device had room for it */
export function keepCopy(name: DocumentName, copy: KeptCopy<unknown>): boolean {
  try {
    const memory = localMemory();
    memory?.setItem(PREFIX + name, JSON.stringify(copy));
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
