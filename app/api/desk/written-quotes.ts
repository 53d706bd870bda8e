import type { DeskOrder } from '#domain/order/contracts/admin/order';
import type { WrittenQuote } from '#domain/order/quote/written-quote';
import { request } from '#app/api/http';
import { askForOrder, orderPath } from './orders';

/** PUT: keeps the written quote that is being written. @throws HttpError 409 `desk_conflict` */
export function saveQuoteDraft(
  id: string,
  body: { over: number; content: WrittenQuote },
): Promise<DeskOrder> {
  return askForOrder('PUT', `${orderPath(id)}/quote`, { body });
}

/**
 * POST: sends the draft of a revision, once for each key.
 *
 * @throws HttpError 409 `desk_conflict` when it is another by now, 422 when none can be sent
 */
export function sendWrittenQuote(id: string, key: string, over: number): Promise<DeskOrder> {
  const headers = { 'idempotency-key': key };
  return askForOrder('POST', `${orderPath(id)}/quote/send`, { body: { over }, headers });
}

/** POST: the document that a draft would be sent as. @throws HttpError */
export async function previewQuote(id: string, content: WrittenQuote): Promise<File> {
  const answer = await request('POST', `${orderPath(id)}/quote/preview.pdf`, { body: { content } });
  return new File([await answer.blob()], 'quote-preview.pdf', { type: 'application/pdf' });
}
