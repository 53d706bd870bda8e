import { receivedSoon } from '#app/pwa/received-soon';
import { submitEnquiry } from '#app/pwa/submit-enquiry';
import type { Enquiry } from '#domain/contracts/enquiry';

/** What became of an enquiry: with us, kept on this device until it can be sent, or neither. */
export type SentEnquiry =
  | { kind: 'received' }
  | { kind: 'queued' }
  | { kind: 'failed'; message: string; fields: Record<string, string> };

/** Saves and sends an enquiry and says what became of it. Never throws. */
export async function sendEnquiry(enquiry: Enquiry, corrects?: string): Promise<SentEnquiry> {
  try {
    const result = await submitEnquiry(enquiry, corrects);
    if (result.kind === 'failed') {
      const { message, fields = {} } = result.problem;
      return { kind: 'failed', message, fields };
    }
    if (result.kind === 'sent-directly') return { kind: 'received' };
    return { kind: (await receivedSoon(result.id)) ? 'received' : 'queued' };
  } catch {
    // What nobody foresaw still has to end in words that help.
    const message = 'Something went wrong on this page. What you typed is still here.';
    return { kind: 'failed', message, fields: {} };
  }
}
