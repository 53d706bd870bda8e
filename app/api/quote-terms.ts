import * as z from 'zod/mini';
import { quoteTermsSettingSchema } from '#domain/contracts/admin/order';
import type { QuoteTerms } from '#domain/order/quote/quote-terms';
import { request } from './http';
import { parseJson } from './json';

/** GET: the terms that quotes begin with. @throws HttpError; TypeError without a connection */
export async function fetchQuoteTerms(signal?: AbortSignal) {
  const answer = await request('GET', '/api/settings/quote-terms', { signal, cache: 'no-store' });
  return z.parse(quoteTermsSettingSchema, parseJson(await answer.text()));
}

/** PUT: keeps those terms. @throws HttpError 409 `desk_conflict` */
export async function saveQuoteTerms(body: { revision: number; value: QuoteTerms }): Promise<void> {
  await request('PUT', '/api/settings/quote-terms', { body });
}
