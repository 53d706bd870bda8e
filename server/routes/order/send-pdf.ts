import type { Response } from 'express';
import type { QuotePdf } from '#server/writing/quotes/quote-pdf';

/** Answers with a document that the browser may show in place. */
export function sendPdf(response: Response, { fileName, bytes }: QuotePdf): void {
  response
    .set('content-disposition', `inline; filename="${fileName}"`)
    .type('application/pdf')
    .send(bytes);
}
