import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pushMessageSchema, type PushMessage } from '#domain/order/contracts/push-message';

/** One push that a service took, opened with the keys of the browser it is for. */
export interface ReceivedPush {
  /** The browser's name. */
  to: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  message: PushMessage;
  /** What the sender says of itself in the signed token. */
  claims: { aud: string; exp: number; sub: string };
  /** The sender's public key, base64url. */
  senderKey: string;
}

/** What a service does with the next push instead of taking it. */
type Fault = { status: number; headers?: Record<string, string> } | 'breaks';

/** A push service on the loopback interface, which can open what it gets. */
export class PushService {
  readonly received: ReceivedPush[] = [];
  /** All attempts. */
  attempts = 0;
  /** Whether it says that it has taken one; while it does not, the sender may die. */
  answers = true;
  readonly #browsers = new Map<string, { pair: ReturnType<typeof createECDH>; auth: Buffer }>();
  #faults: Fault[] = [];
  readonly #server = createServer((request, response) => {
    void (async () => {
      // A server that is killed half-way has not sent anything.
      const body = await buffer(request).catch(() => undefined);
      if (body === undefined) return;
      this.attempts += 1;
      const fault = this.#faults.shift();
      if (fault === 'breaks') return request.socket.destroy();
      if (fault !== undefined) return response.writeHead(fault.status, fault.headers).end('Why.');
      this.received.push(this.#open(String(request.url?.slice(1)), request.headers, body));
      if (this.answers) response.writeHead(201).end();
    })();
  });

  static async open(port = 0): Promise<PushService> {
    const service = new PushService();
    service.#server.listen(port, '127.0.0.1');
    await once(service.#server, 'listening');
    return service;
  }

  get port(): number {
    const address = this.#server.address();
    return address !== null && typeof address === 'object' ? address.port : 0;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What a browser's subscription says of itself. */
  subscribe(name: string) {
    const pair = createECDH('prime256v1');
    const p256dh = pair.generateKeys('base64url');
    const auth = randomBytes(16);
    this.#browsers.set(name, { pair, auth });
    const keys = { p256dh, auth: auth.toString('base64url') };
    return { endpoint: `${this.origin}/${name}`, keys };
  }

  /** What happens to the next pushes, one after another. */
  spoil(...faults: Fault[]): void {
    this.#faults.push(...faults);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #open(to: string, headers: IncomingHttpHeaders, body: Buffer): ReceivedPush {
    const browser = this.#browsers.get(to);
    if (browser === undefined) throw new Error(`Nobody is called ${to}.`);
    const message = pushMessageSchema.parse(JSON.parse(decrypt(body, browser)));
    return { to, headers, body, message, ...openToken(headers.authorization ?? '') };
  }
}

/** RFC 8291 and RFC 8188, with nothing of the library that encrypts. */
function decrypt(
  body: Buffer,
  { pair, auth }: { pair: ReturnType<typeof createECDH>; auth: Buffer },
): string {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + senderKey.length);
  const shared = pair.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  open.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** RFC 8292: the token must be signed with the key beside it. */
function openToken(authorization: string): Pick<ReceivedPush, 'claims' | 'senderKey'> {
  const [, token = '', senderKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(senderKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The token is not signed by its sender.');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), senderKey };
}
