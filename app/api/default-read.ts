import { HttpError, request } from './http';

/** What the query cache passes to a read; the key's parts form the path. */
export interface ReadContext {
  queryKey: readonly unknown[];
  signal?: AbortSignal;
}

/**
 * The default read of specification §7: GET the path formed by joining the key's parts with
 * slashes, as JSON.
 *
 * @param on401 'null' treats a 401 as "no data"
 * @throws HttpError for every other status outside 2xx
 */
export function defaultRead({ on401 = 'throw' }: { on401?: 'throw' | 'null' } = {}) {
  return async ({ queryKey, signal }: ReadContext): Promise<unknown> => {
    try {
      const path = queryKey.map(String).join('/').replace(/^\/*/, '/');
      const response = await request('GET', path, { signal });
      return await response.json();
    } catch (error) {
      if (on401 === 'null' && error instanceof HttpError && error.status === 401) return null;
      throw error;
    }
  };
}
