import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes everything and notes the ids of the messages it has acknowledged. */
export async function openMailCounter() {
  const ids: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onData: (stream, _session, done) => {
      const take = (message: string): void => {
        ids.push(/^Message-ID:\s+<(.+)@/im.exec(message)?.[1] ?? 'without an id');
        return done();
      };
      // Nothing is taken from a connection that ends in the middle of a message.
      const forget = (): void => done(new Error('broken off'));
      text(stream).then(take, forget);
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    ids,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
