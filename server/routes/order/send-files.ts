import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { QuotePdf } from '#server/writing/quotes/quote-pdf';
import type { readPhoto } from '#server/use-cases/request-photos/read-photo';

/** Answers with a document that the browser may show in place. */
export function sendPdf(response: Response, { fileName, bytes }: QuotePdf): void {
  response
    .set('content-disposition', `inline; filename="${fileName}"`)
    .type('application/pdf')
    .send(bytes);
}

/** Answers with a private photo: a picture and nothing else, which no cache keeps. */
export async function sendPhoto(
  response: Response,
  { size, read }: Awaited<ReturnType<typeof readPhoto>>,
): Promise<void> {
  response.set({
    'content-type': 'image/jpeg',
    'content-length': `${size}`,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  // Whoever asked has left, or the file was removed while it was read: the status has already been sent.
  await pipeline(read(), response).catch(() => response.destroy());
}
