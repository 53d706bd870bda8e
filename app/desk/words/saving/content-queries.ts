import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { fetchDocument, fetchDocumentVersions, fetchTouches } from '#app/api/desk/content';
import { HttpError } from '#app/api/http';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { CONTENT_KEY } from '#app/desk/words/content-query';
import type { DocumentName } from '#domain/site/content/documents';
import type { ContentVersionInfo } from '#domain/order/contracts/admin/content';
import type { ContentKind } from './content-kind';

/** A document as it was saved. */
export interface SavedContent<Value> {
  revision: number;
  /** ISO 8601; null for what the program came with. */
  savedAt: string | null;
  by: string;
  value: Value;
}

/** A document as it is live; blank where it is not there. */
export function contentDocument<Value>({
  name,
  schema,
  blank,
}: Pick<ContentKind<Value, never>, 'name' | 'schema' | 'blank'>) {
  return queryOptions({
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
  });
}

/** One version, which never changes; null where the document was not there. */
export function contentVersion<Value>(
  { name, schema }: Pick<ContentKind<Value, never>, 'name' | 'schema'>,
  version: number,
) {
  return queryOptions({
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
    staleTime: Infinity,
  });
}

function isMissing(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404;
}

/** Every version, newest first. */
export function contentVersions(name: DocumentName) {
  return queryOptions({
    queryKey: [...CONTENT_KEY, name, 'versions'],
    queryFn: ({ signal }): Promise<ContentVersionInfo[]> =>
      asAdmin(() => fetchDocumentVersions(name, signal)),
    refetchOnMount: 'always',
  });
}

/** What saving a document would change now. */
export function contentTouches(name: DocumentName, value: unknown) {
  return queryOptions({
    queryKey: [...CONTENT_KEY, name, 'touches', JSON.stringify(value)],
    queryFn: ({ signal }) => asAdmin(() => fetchTouches(name, value, signal)),
    gcTime: 0,
    retry: false,
  });
}
