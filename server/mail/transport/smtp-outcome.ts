import type { Delivery } from './mail-transport';

/** What nodemailer says of a conversation that went wrong. */
interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** Answers to these are about the message; to all others about our connection or our account. */
const ABOUT_THE_MESSAGE = new Set(['RCPT TO', 'DATA']);

/** "The server closes the channel": about no message, whenever it comes. */
const CLOSING = 421;

/**
 * What an SMTP conversation came to.
 *
 * @param handedOver whether the last byte of the message may have left
 */
export function deliveryOf(failure: SmtpError | undefined, handedOver: boolean): Delivery {
  if (failure === undefined) return { kind: 'sent' };
  const { code = 'failed', command = '', responseCode = 0, message } = failure;
  const problem = `${code}: ${message}`;
  // A server that answers has not taken the message, even after its end.
  if (responseCode >= 400 && responseCode !== CLOSING) {
    if (handedOver || ABOUT_THE_MESSAGE.has(command)) {
      return { kind: 'refused', later: responseCode < 500, problem };
    }
    return { kind: 'unreached', problem };
  }
  if (handedOver && responseCode !== CLOSING) return { kind: 'unclear', problem };
  return { kind: 'unreached', problem };
}
