import type { Delivery } from './mail-transport';

/** Nodemailer's error for a failed conversation. */
interface SmtpError extends Error {
  code?: string;
  /** What the server answered: "550 5.1.1 No such user". */
  response?: string;
  command?: string;
  responseCode?: number;
}

/**
 * Errors in response to these concern the message; all others concern our connection or our account.
 */
const ABOUT_THE_MESSAGE = new Set(['RCPT TO', 'DATA']);

/** "Service closing transmission channel": never about a message, whenever it comes. */
const CLOSING = 421;

/**
 * The outcome of an SMTP conversation.
 *
 * @param handedOver whether the last byte of the message may have been sent
 */
export function deliveryOf(failure: SmtpError | undefined, handedOver: boolean): Delivery {
  if (failure === undefined) return { kind: 'sent' };
  const { code = 'failed', command = '', responseCode = 0, response, message } = failure;
  const at = command === 'MAIL FROM' ? ' (at MAIL FROM)' : '';
  const answer = response === undefined ? `${code}: ${message}` : `${response}${at}`;
  const isAddressRefused = command === 'RCPT TO' && responseCode >= 500;
  const problem = isAddressRefused ? `The mail server refused the address: ${answer}` : answer;
  // A server that replies with an error has not accepted the message, even once it has been sent in
  // full.
  if (responseCode >= 400 && responseCode !== CLOSING) {
    if (handedOver || ABOUT_THE_MESSAGE.has(command)) {
      return { kind: 'refused', later: responseCode < 500, problem };
    }
    return { kind: 'unreached', problem };
  }
  if (handedOver && responseCode !== CLOSING) return { kind: 'unclear', problem };
  return { kind: 'unreached', problem };
}
