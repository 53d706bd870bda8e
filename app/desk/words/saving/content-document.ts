import * as z from 'zod/mini';
import {
  fetchContentOverview,
  fetchDocument,
  fetchDocumentVersions,
  fetchTouches,
  saveDocument,
} from '#app/api/desk/content';
import { HttpError } from '#app/api/http';
import type { DeskDocument, DeskQuery, Saved } from '#app/desk/frame/document/desk-document';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import type { ContentVersionInfo } from '#domain/order/contracts/admin/content';
import type { DocumentName } from '#domain/site/content/documents';
import { keeperOf, type KeptKind } from './kept-copy';

const CONTENT_KEY = ['/api/content'] as const;

/** All that shows the site's words, to be read again once some are saved. */
export const SHOWN_BY_CONTENT = { queryKey: CONTENT_KEY };

/** What the desk can change of the site's words, and what stands between them and a launch. */
export const contentQuery = {
  queryKey: CONTENT_KEY,
  queryFn: ({ signal }: { signal: AbortSignal }) => asAdmin(() => fetchContentOverview(signal)),
  refetchOnMount: 'always',
} as const;

/** A document of the site's words as it was saved. */
interface SavedContent<Value> extends Saved<Value> {
  /** ISO 8601; null for what the program came with. */
  savedAt: string | null;
  by: string;
}

/** What a document of the site's words says of itself; `contentDocument` adds how all of them are read and saved. */
export interface ContentKind<Value, Edit>
  extends KeptKind<Value, Edit>, Pick<DeskDocument<Value, Edit>, 'what' | 'editOf' | 'valueOf'> {
  changes: NonNullable<DeskDocument<Value, Edit>['changes']>;
}

/** A document of the site's words. */
export interface ContentDocument<Value, Edit> extends DeskDocument<Value, Edit> {
  name: DocumentName;
  changes: ContentKind<Value, Edit>['changes'];
  /** One version, which never changes; null where the document was not there. */
  version: (revision: number) => DeskQuery<Value | null>;
}

/** @param kind the document's own side; for the rest see `ContentScreen` */
export function contentDocument<Value, Edit>(
  kind: ContentKind<Value, Edit>,
): ContentDocument<Value, Edit> {
  const { name, schema, blank, what, editOf, valueOf, changes } = kind;
  return {
    name,
    what,
    editOf,
    valueOf,
    changes,
    live: {
      queryKey: [...CONTENT_KEY, name],
      queryFn: async ({ signal }): Promise<SavedContent<Value>> => {
        try {
          const { value, ...head } = await asAdmin(() => fetchDocument(name, { signal }));
          const isGone = value === null && blank !== undefined;
          return { ...head, value: isGone ? blank : z.parse(schema, value) };
        } catch (error) {
          if (blank === undefined || !isMissing(error)) throw error;
          return { revision: 0, savedAt: null, by: '', value: blank };
        }
      },
      refetchOnMount: 'always',
      // The blank one stays itself.
      structuralSharing: false,
    },
    version: (version) => ({
      queryKey: [...CONTENT_KEY, name, 'versions', version],
      queryFn: async ({ signal }): Promise<Value | null> => {
        try {
          const { value } = await asAdmin(() => fetchDocument(name, { version, signal }));
          return value === null ? null : z.parse(schema, value);
        } catch (error) {
          if (version === 0 && isMissing(error)) return null;
          throw error;
        }
      },
    }),
    shownBy: [SHOWN_BY_CONTENT],
    save: async (body): Promise<SavedContent<Value>> => {
      const saved = await asAdmin(() => saveDocument(name, body));
      return { ...saved, value: z.parse(schema, saved.value) };
    },
    kept: keeperOf(kind),
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404;
}

/** Every version, newest first. */
export function contentVersions(name: DocumentName) {
  return {
    queryKey: [...CONTENT_KEY, name, 'versions'],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<ContentVersionInfo[]> =>
      asAdmin(() => fetchDocumentVersions(name, signal)),
    refetchOnMount: 'always',
  } as const;
}

/** What saving a document would change now. */
export function contentTouches(name: DocumentName, value: unknown) {
  return {
    queryKey: [...CONTENT_KEY, name, 'touches', JSON.stringify(value)],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      asAdmin(() => fetchTouches(name, value, signal)),
    gcTime: 0,
    retry: false,
  };
}
