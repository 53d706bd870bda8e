import * as z from 'zod/mini';
import { mailPreviewSchema, type MailPreview } from '#domain/order/contracts/admin/order';
import type { CompanyAction } from '#domain/order/history/actions';
import type { MailKind } from '#domain/order/mails/mail-kinds';
import type { MailText } from '#domain/order/mails/mail-texts';
import type { WrittenQuote } from '#domain/order/quote/written-quote';
import { request } from '#app/api/http';
import { parseJson } from '#app/api/json';
import { orderPath } from './orders';

/** A mail to be looked at before it is sent. */
export interface PreviewCall {
  path: string;
  body: object;
}

/** The mail that an action on an order would send. */
export function previewOfAction(id: string, action: CompanyAction): PreviewCall {
  return { path: `${orderPath(id)}/actions/preview`, body: { action } };
}

/** The mail with which a version of the written quote would go. */
export function previewOfSending(id: string, content: WrittenQuote): PreviewCall {
  return { path: `${orderPath(id)}/quote/send/preview`, body: { content } };
}

/** Words that are being written, as a mail to somebody imagined. */
export function previewOfWords(kind: MailKind, words: MailText): PreviewCall {
  return { path: '/api/settings/mail-texts/preview', body: { kind, words } };
}

/** POST: the mail as it would be written now; changes nothing. @throws HttpError 422 when it cannot be done */
export async function previewMail(
  { path, body }: PreviewCall,
  signal?: AbortSignal,
): Promise<MailPreview> {
  const answer = await request('POST', path, { body, signal, cache: 'no-store' });
  return z.parse(mailPreviewSchema, parseJson(await answer.text()));
}
