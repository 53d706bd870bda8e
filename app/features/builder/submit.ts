import { submitQuote } from '#app/pwa/submit-quote';
import type { SubmitResult } from '#app/pwa/submit-request';
import type { Receipt } from '#domain/contracts/receipt';
import type { QuoteRequestBody } from '#domain/contracts/quote-request';
import { receivedSoon } from '#app/pwa/received-soon';
import type { SubmitEnd } from './submit-toast';

/** Saves and sends a request and says what became of it. Never throws. */
export async function submit(body: QuoteRequestBody): Promise<SubmitEnd> {
  const result = await submitQuote(body).catch(failure);
  if (result.kind !== 'saved') return result;
  const place = matchMedia('(min-width: 1024px)').matches ? 'device' : 'phone';
  return { kind: 'saved', received: await receivedSoon(result.id), place };
}

/** What nobody foresaw still has to end in words that help. */
function failure(): SubmitResult<Receipt> {
  const message = 'What you typed is still here.';
  return { kind: 'failed', problem: { reason: 'not-ours', message } };
}
