import { once } from 'node:events';
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** What proxies ask again when an answer did not come. */
const REPEATABLE = ['GET', 'HEAD', 'PUT', 'DELETE'];

/**
 * A proxy that gives each request to the next server. One that refuses the connection is passed over; a request whose
 * answer does not come is repeated elsewhere if its method may be, and otherwise answered 502.
 */
export class RoundRobin {
  #next = 0;
  readonly #atWork = new Map<number, number>();
  readonly #leftOut = new Set<number>();
  readonly #server: Server;

  constructor(private readonly ports: readonly number[]) {
    this.#server = createServer((request, response) => void this.#handle(request, response));
  }

  async listen(port: number): Promise<void> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** Whether the server at this port has a request in hand that is not repeated elsewhere if it dies. */
  isAtWork(port: number): boolean {
    return (this.#atWork.get(port) ?? 0) > 0;
  }

  /** Gives the server at this port no more requests, or gives it some again. */
  leaveOut(port: number, isOut: boolean): void {
    if (isOut) this.#leftOut.add(port);
    else this.#leftOut.delete(port);
  }

  /** Takes no more connections, waits for `meanwhile`, and then cuts those there are. */
  async close(meanwhile: () => Promise<unknown>): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    await meanwhile();
    this.#server.closeAllConnections();
    await closed;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A visitor who leaves half-way is nobody's fault.
    const body = await buffer(request).catch(() => undefined);
    if (body === undefined) return;
    const first = this.#next;
    this.#next += 1;
    const ports = this.ports.filter((port) => !this.#leftOut.has(port));
    for (const index of ports.keys()) {
      const port = ports[(first + index) % ports.length] ?? 0;
      if (await this.#pass(request, body, response, port)) return;
    }
    response.writeHead(502, { 'content-type': 'text/plain' }).end('No server answers.\n');
  }

  async #pass(...[request, body, response, port]: Parameters<typeof pass>): Promise<boolean> {
    if (REPEATABLE.includes(request.method ?? '')) return pass(request, body, response, port);
    this.#atWork.set(port, (this.#atWork.get(port) ?? 0) + 1);
    try {
      return await pass(request, body, response, port);
    } finally {
      this.#atWork.set(port, (this.#atWork.get(port) ?? 0) - 1);
    }
  }
}

/** False when nothing came of it and another server may be asked. */
function pass(
  { method = '', url, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  port: number,
): Promise<boolean> {
  const mayRepeat = (error: NodeJS.ErrnoException) =>
    error.code === 'ECONNREFUSED' || REPEATABLE.includes(method);
  return new Promise((resolve) => {
    const onward = forward({ host: '127.0.0.1', port, method, path: url, headers, agent: false });
    onward.once('response', (incoming) => {
      const { connection: _own, 'keep-alive': _keep, ...passed } = incoming.headers;
      response.writeHead(incoming.statusCode ?? 502, passed);
      // Ended as well by a visitor who leaves before the answer is there or whole.
      pipeline(incoming, response, () => resolve(true));
    });
    onward.on('error', (error) => {
      if (response.headersSent) response.destroy();
      else if (mayRepeat(error)) return resolve(false);
      else response.writeHead(502, { 'content-type': 'text/plain' }).end('The server is gone.\n');
      resolve(true);
    });
    onward.end(body);
  });
}
