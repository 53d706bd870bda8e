import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailTransport } from './mail-transport';
import { asMailbox } from './mailbox';
import { deliveryOf } from './smtp-outcome';

export interface SmtpTimeouts {
  /** For the connection and for the greeting. */
  connectMs: number;
  /** Without any data from the server. */
  silenceMs: number;
  /** For the final reply once our server is stopping. */
  lastWordMs: number;
}

const TIMEOUTS: SmtpTimeouts = { connectMs: 20_000, silenceMs: 60_000, lastWordMs: 1500 };

/**
 * Sends over SMTP, with one connection per message. Calls `beforeLast` before the last byte of a
 * message: anything that ends earlier has not been sent (RFC 5321 §4.1.1.4) and may be retried.
 *
 * @param url smtp://user:password@host:port, or smtps:
 */
export function smtpTransport(url: string, timeouts: SmtpTimeouts = TIMEOUTS): MailTransport {
  return {
    async deliver({ from, to, mime }, beforeLast, signal) {
      if (signal.aborted) return { kind: 'unreached', problem: 'The server stops.' };
      const connection = connectionTo(url, timeouts);
      let handedOver = false;
      // The dot that terminates the message is sent once this stream ends.
      const stream = Readable.from(
        (async function* () {
          yield mime;
          signal.throwIfAborted();
          await beforeLast();
          handedOver = true;
        })(),
      );
      const stop = (): void => {
        if (!handedOver) connection.close();
        else setTimeout(() => connection.close(), timeouts.lastWordMs).unref();
      };
      signal.addEventListener('abort', stop, { once: true });
      try {
        const failure = await new Promise<Error | undefined>((resolve) => {
          // `on`, not `once`: an error without a listener would end the process.
          connection.on('error', resolve);
          connection.on('end', () => resolve(new Error('The connection was closed.')));
          signIn(connection, url, (error) => {
            if (error) return resolve(error);
            const envelope = { from: asMailbox(from), to: [asMailbox(to)] };
            connection.send(envelope, stream, (problem) => resolve(problem ?? undefined));
          });
        });
        // A QUIT in the middle of a message would become part of it.
        if (failure === undefined) connection.quit();
        else connection.close();
        return deliveryOf(failure, handedOver);
      } finally {
        signal.removeEventListener('abort', stop);
      }
    },
  };
}

function connectionTo(url: string, { connectMs, silenceMs }: SmtpTimeouts): SMTPConnection {
  const { auth: _auth, ...options } = parseConnectionUrl(url);
  return new SMTPConnection({
    ...options,
    connectionTimeout: connectMs,
    dnsTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  });
}

function signIn(
  connection: SMTPConnection,
  url: string,
  done: (error?: Error | null) => void,
): void {
  const { auth } = parseConnectionUrl(url);
  connection.connect((error) => {
    if (error || auth === undefined) return done(error);
    connection.login(auth, done);
  });
}
