import * as z from 'zod/mini';
import type { DeskDocument } from '#app/desk/frame/document/desk-document';
import { forget, localMemory, recall } from '#app/pwa/local-memory';
import type { DocumentName } from '#domain/site/content/documents';

/** What was typed and not saved, on this device; in localStorage, because its writes are synchronous. */
const PREFIX = 'unsaved-words ';

/** What has to be known of a document to keep what was typed of it. */
export interface KeptKind<Value, Edit> {
  name: DocumentName;
  /** Reads what the server sends. */
  schema: z.ZodMiniType<Value>;
  /** Reads what was typed and is kept on the device until it is saved; left out where nothing is kept. */
  kept?: z.ZodMiniType<Edit>;
  /** What a document begins with that is not there yet; left out where all are there. */
  blank?: Value;
}

/** Keeps what is typed of a document; undefined where nothing is kept. */
export function keeperOf<Value, Edit>({
  name,
  schema,
  kept,
  blank,
}: KeptKind<Value, Edit>): DeskDocument<Value, Edit>['kept'] {
  if (kept === undefined) return undefined;
  const key = PREFIX + name;
  return {
    read: () => {
      const copySchema = z.object({
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
      const { data } = copySchema.safeParse(parsed(recall(key)));
      if (data === undefined) return null;
      const { typed, note, at } = data;
      const value = data.base.value ?? blank;
      if (value === undefined || value === null) return null;
      return { base: { ...data.base, value: value as Value }, typed: typed as Edit, note, at };
    },
    write: ({ base, ...copy }) => {
      const value = base.value === blank ? null : base.value;
      try {
        const memory = localMemory();
        memory?.setItem(key, JSON.stringify({ ...copy, base: { ...base, value } }));
        return memory !== null;
      } catch {
        return false;
      }
    },
    drop: () => forget(key),
  };
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
