import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** Made once for many visitors, so that it may take its time; the last steps bring next to nothing. */
const BROTLI_QUALITY = 9;

/** Below this, packing saves nothing. */
const WORTH_PACKING = 1024;

const packers = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

type Packing = keyof typeof packers;

/** A JSON answer that is the same for every visitor until something changes: written out and packed once. */
export class ReadyAnswer {
  readonly #body: Buffer;
  readonly #headers: readonly (readonly [string, string])[];
  readonly #packed = new Map<Packing, Promise<Buffer>>();

  /** `headers` name the ETag, which follows from the content. */
  constructor(json: string, headers: Readonly<Record<'etag' | (string & {}), string>>) {
    this.#body = Buffer.from(json);
    this.#headers = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
  }

  /** Answers 200, or 304 to whoever has it already. */
  async send(request: Request, response: Response): Promise<void> {
    for (const [name, value] of this.#headers) response.setHeader(name, value);
    if (request.fresh) {
      response.removeHeader('content-type');
      response.status(304).end();
      return;
    }
    const packing = this.#packingFor(request);
    if (packing !== undefined) response.setHeader('content-encoding', packing);
    const body = packing === undefined ? this.#body : await this.#packedAs(packing);
    response.setHeader('content-length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #packingFor(request: Request): Packing | undefined {
    if (this.#body.length < WORTH_PACKING) return undefined;
    if (request.headers['accept-encoding'] === undefined) return undefined;
    const accepted = request.acceptsEncodings('br', 'gzip');
    return accepted === 'br' || accepted === 'gzip' ? accepted : undefined;
  }

  #packedAs(packing: Packing): Promise<Buffer> {
    const packed = this.#packed.get(packing) ?? packers[packing](this.#body);
    this.#packed.set(packing, packed);
    return packed;
  }
}
