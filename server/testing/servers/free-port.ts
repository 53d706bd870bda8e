import { once } from 'node:events';
import { createServer } from 'node:net';

/** Systems give higher ones to outgoing connections, which could take a port before its server does. */
const FIRST = 20_000;
const COUNT = 12_000;
/** Keeps processes that run at a time apart. */
const STRIDE = 997;

let next = (process.pid * STRIDE) % COUNT;

/** An unused port on the loopback interface, which no other call of this process is given soon. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + next;
    next = (next + 1) % COUNT;
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  const found = await once(probe, 'listening').then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') return false;
      throw error;
    },
  );
  if (found) {
    probe.close();
    await once(probe, 'close');
  }
  return found;
}
