import { EventEmitter, once } from 'node:events';
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { RealServer } from './server';

/** What happens to one quote request on its way. */
export type Fault =
  /** Something else answers; the request never reaches the server. */
  | { answer: number; headers?: OutgoingHttpHeaders; body?: string }
  /** The server has stored it, but its response never arrives. */
  | 'drop-after-commit'
  /** The connection breaks before the request reaches the server. */
  | 'drop-before-server';

/** A response with our server's own error body, naming what is wrong. */
export const refusal = (status: number, fields?: Record<string, string>): Fault => ({
  answer: status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ error: 'We could not take this request.', code: 'test_refusal', fields }),
});

/** One POST of a quote request that passed through. */
export interface SeenPost {
  key: string | undefined;
  body: string;
  /** When it came, in milliseconds since 1970. */
  at: number;
  /** The status sent to the browser; null when the connection broke. */
  answered: number | null;
}

const isQuote = (url: string): boolean => url === '/api/room-configurations';

/** A plain HTTP proxy in front of the real server that disrupts the next quote requests, or other POSTs, as instructed. */
export class FaultyProxy {
  readonly posts: SeenPost[] = [];
  private faults: Fault[] = [];
  private standing: ((body: string) => Fault | null) | null = null;
  private held: Promise<unknown> | null = null;
  private readonly gate = new EventEmitter();
  private readonly server: Server;

  private constructor(
    private readonly target: Pick<RealServer, 'port'>,
    private readonly isJudged: (url: string) => boolean,
  ) {
    this.server = createServer((request, response) => void this.handle(request, response));
  }

  static async inFrontOf(
    target: Pick<RealServer, 'port'>,
    isJudged = isQuote,
  ): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(target, isJudged);
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get origin(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The proxy is closed');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Disrupts the next quote requests, one after another. */
  spoil(...faults: Fault[]): void {
    this.faults.push(...faults);
  }

  /** Decides for every quote request by its body, until changed. */
  judge(decide: ((body: string) => Fault | null) | null): void {
    this.standing = decide;
  }

  /** Holds quote requests until the returned function is called. */
  hold(): () => void {
    this.held = once(this.gate, 'open');
    return () => {
      this.held = null;
      this.gate.emit('open');
    };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async handle(request: IncomingMessage, response: ServerResponse) {
    // A page that is closed half-way is nobody's fault.
    const body = await buffer(request).catch(() => undefined);
    if (body === undefined) return;
    if (request.method !== 'POST' || !this.isJudged(request.url ?? '')) {
      const answer = (status: number, headers: OutgoingHttpHeaders, text: Buffer) =>
        void response.writeHead(status, headers).end(text);
      return this.pass(request, body, answer, () => request.socket.destroy());
    }
    const seen: SeenPost = {
      key: request.headers['idempotency-key'] as string | undefined,
      body: body.toString(),
      at: Date.now(),
      answered: null,
    };
    this.posts.push(seen);
    if (this.held) await this.held;
    const fault = this.standing?.(seen.body) ?? this.faults.shift() ?? null;
    if (fault === 'drop-before-server') return request.socket.destroy();
    if (fault !== null && fault !== 'drop-after-commit') {
      seen.answered = fault.answer;
      response.writeHead(fault.answer, fault.headers).end(fault.body ?? '');
      return;
    }
    this.pass(
      request,
      body,
      (status, headers, text) => {
        if (fault === 'drop-after-commit') return request.socket.destroy();
        seen.answered = status;
        response.writeHead(status, headers).end(text);
      },
      () => request.socket.destroy(),
    );
  }

  private pass(
    { method, url, headers }: IncomingMessage,
    body: Buffer,
    answer: (status: number, headers: OutgoingHttpHeaders, body: Buffer) => void,
    fail: () => void = () => undefined,
  ) {
    const onward = forward(
      {
        host: '127.0.0.1',
        port: this.target.port,
        method,
        path: url,
        headers: { ...headers, ...homeOf(url, headers) },
      },
      (incoming) => {
        // A server that is killed breaks off in the middle of its answer.
        buffer(incoming).then(
          (text) => answer(incoming.statusCode ?? 502, incoming.headers, text),
          fail,
        );
      },
    );
    onward.on('error', fail);
    onward.end(body);
  }
}

/** Each request, and each photo, comes from a different home, because the server limits how many one may send. */
function homeOf(url = '', headers: IncomingMessage['headers']): OutgoingHttpHeaders {
  const key = headers['idempotency-key'] ?? /^\/api\/follow\/photos\/([^/]+)/.exec(url)?.[1];
  if (typeof key !== 'string') return {};
  return { 'x-forwarded-for': `2001:db8:${key.slice(0, 4)}:${key.slice(4, 8)}::1` };
}
