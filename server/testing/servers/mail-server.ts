import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

interface ReceivedMail {
  to: string[];
  email: Email;
}

/** The stages at which this mail server refuses, with the reply code; it accepts at all others. */
interface Refusals {
  login?: number;
  sender?: number;
  recipient?: number;
  /** After the complete message. */
  message?: number;
}

export interface MailServer {
  url: string;
  port: number;
  /** The messages it has accepted, in order. */
  received: ReceivedMail[];
  /** The number of connections that tried to send something. */
  attempts: () => number;
  refuse(refusals: Refusals): void;
  stop(): Promise<void>;
}

/** A real SMTP server on the loopback interface that accepts everything unless told otherwise. */
export async function openMailServer({ port = 0, login = false } = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refusals: Refusals = {};
  let attempts = 0;
  const server = new SMTPServer({
    disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    authOptional: !login,
    closeTimeout: 100,
    onAuth: (auth, _session, done) => {
      const refused = refusals.login !== undefined || auth.password !== 'pass word';
      done(answer(refused ? (refusals.login ?? 535) : undefined), { user: auth.username ?? '' });
    },
    onMailFrom: (_address, _session, done) => {
      attempts += 1;
      done(answer(refusals.sender));
    },
    onRcptTo: (_address, _session, done) => done(answer(refusals.recipient)),
    onData: (stream, session, done) => {
      const take = async (raw: string): Promise<void> => {
        if (refusals.message !== undefined) return done(answer(refusals.message));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, email: await new PostalMime().parse(raw) });
        return done();
      };
      // Nothing is accepted from a connection that ends in the middle of a message.
      const forget = (): void => done(answer(451));
      text(stream).then(take, forget);
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const stop = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  onTestFinished(stop);
  const taken = (server.server.address() as AddressInfo).port;
  const credentials = login ? 'desk:pass%20word@' : '';
  return {
    url: `smtp://${credentials}127.0.0.1:${taken}`,
    port: taken,
    received,
    attempts: () => attempts,
    refuse: (changes) => {
      refusals = changes;
    },
    stop,
  };
}

function answer(code: number | undefined): Error | null {
  return code === undefined ? null : Object.assign(new Error('not here'), { responseCode: code });
}

/** The ways a broken mail server behaves at each stage of the conversation. */
export type Fault = 'silent at once' | 'closes at data' | 'closes after' | 'silent after';

/** A mail server that works until its fault occurs; `heard` returns everything it has received. */
export async function openFaultyMailServer(
  fault: Fault,
): Promise<{ url: string; heard(): string }> {
  let heard = '';
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let here = '';
    socket.on('error', () => undefined);
    if (fault !== 'silent at once') socket.write('220 here\r\n');
    socket.on('data', (chunk: Buffer) => {
      const said = chunk.toString();
      heard += said;
      here += said;
      if (fault === 'silent at once') return;
      if (/^(EHLO|MAIL|RCPT)/.test(said)) socket.write('250 yes\r\n');
      if (said.startsWith('DATA')) {
        if (fault === 'closes at data') socket.destroy();
        else socket.write('354 go on\r\n');
      }
      if (here.includes('\r\n.\r\n') && fault === 'closes after') socket.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: () => heard,
  };
}
