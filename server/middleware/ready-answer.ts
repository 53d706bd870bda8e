import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** Compressed once for many visitors, so it can take its time; higher levels gain almost nothing. */
const BROTLI_QUALITY = 9;

/** Below this size in bytes, compression saves nothing. */
const WORTH_COMPRESSING = 1024;

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

type Encoding = keyof typeof compressors;

/**
 * A JSON response that is the same for every visitor until something changes: serialised and compressed
 * once.
 */
export class ReadyAnswer {
  readonly #body: Buffer;
  readonly #headers: readonly (readonly [string, string])[];
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  /** `headers` include the ETag, which must be derived from the content. */
  constructor(json: string, headers: Readonly<Record<'etag' | (string & {}), string>>) {
    this.#body = Buffer.from(json);
    this.#headers = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
  }

  /** Responds with 200, or with 304 to clients that already have it. */
  async send(request: Request, response: Response): Promise<void> {
    for (const [name, value] of this.#headers) response.setHeader(name, value);
    if (request.fresh) {
      response.removeHeader('content-type');
      response.status(304).end();
      return;
    }
    const encoding = this.#encodingFor(request);
    if (encoding !== undefined) response.setHeader('content-encoding', encoding);
    const body = encoding === undefined ? this.#body : await this.#compressedAs(encoding);
    response.setHeader('content-length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #encodingFor(request: Request): Encoding | undefined {
    if (this.#body.length < WORTH_COMPRESSING) return undefined;
    if (request.headers['accept-encoding'] === undefined) return undefined;
    const accepted = request.acceptsEncodings('br', 'gzip');
    return accepted === 'br' || accepted === 'gzip' ? accepted : undefined;
  }

  #compressedAs(encoding: Encoding): Promise<Buffer> {
    const compressed = this.#compressed.get(encoding) ?? compressors[encoding](this.#body);
    this.#compressed.set(encoding, compressed);
    return compressed;
  }
}
