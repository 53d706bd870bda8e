import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { SignatureV4 } from '@smithy/signature-v4';

interface Key {
  accessKeyId: string;
  secretAccessKey: string;
}

const UNSIGNED = 'UNSIGNED-PAYLOAD';

/**
 * Whether a request is signed with the key as AWS Signature Version 4 wants it, in its headers or in its address: the
 * signature is made again from what arrived, by Amazon's own library, and compared.
 */
export async function isSigned(request: IncomingMessage, body: Buffer, key: Key): Promise<boolean> {
  const url = new URL(request.url ?? '', 'http://here');
  const query = Object.fromEntries(url.searchParams);
  const claim =
    query['X-Amz-Signature'] === undefined ? claimOfHeaders(request) : claimOfQuery(query);
  if (claim === undefined || claim.accessKeyId !== key.accessKeyId) return false;
  const { date, region, signedHeaders, signature, expires } = claim;
  const age = Date.now() - date.getTime();
  if (!(age > -900_000 && age < expires * 1000)) return false;
  // A file cannot be sent as another type or with another length than was signed.
  const isPresigned = query['X-Amz-Signature'] !== undefined;
  const payload = isPresigned ? UNSIGNED : request.headers['x-amz-content-sha256'];
  const isWhole =
    payload === UNSIGNED || payload === createHash('sha256').update(body).digest('hex');
  if (!isWhole) return false;

  delete query['X-Amz-Signature'];
  // Spelt as in the address, where the library moves it to.
  const payloadName = isPresigned ? 'X-Amz-Content-Sha256' : 'x-amz-content-sha256';
  const headers: Record<string, string> = { [payloadName]: payload };
  for (const name of signedHeaders) headers[name] = String(request.headers[name] ?? '');
  const signer = new SignatureV4({
    credentials: key,
    region,
    service: 's3',
    sha256: NodeSha256,
    uriEscapePath: false,
  });
  const arrived = {
    method: request.method ?? '',
    protocol: 'http:',
    hostname: url.hostname,
    path: url.pathname,
    query,
    headers,
  };
  const options = { signingDate: date, signableHeaders: new Set(signedHeaders) };
  if (isPresigned) {
    const again = await signer.presign(arrived, { ...options, expiresIn: expires });
    return again.query?.['X-Amz-Signature'] === signature;
  }
  const again = await signer.sign(arrived, options);
  return again.headers['authorization'] === request.headers.authorization;
}

function claimOfHeaders({ headers }: IncomingMessage) {
  const [, credential = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const date = String(headers['x-amz-date']);
  return claimOf({ credential, names, signature, date, expires: 900 });
}

function claimOfQuery(query: Record<string, string>) {
  return claimOf({
    credential: query['X-Amz-Credential'] ?? '',
    names: query['X-Amz-SignedHeaders'] ?? '',
    signature: query['X-Amz-Signature'] ?? '',
    date: query['X-Amz-Date'] ?? '',
    expires: Number(query['X-Amz-Expires']),
  });
}

interface ClaimText {
  credential: string;
  names: string;
  signature: string;
  /** As 20260501T093000Z. */
  date: string;
  /** Seconds. */
  expires: number;
}

function claimOf({ credential, names, signature, date, expires }: ClaimText) {
  const [accessKeyId, , region] = credential.split('/');
  if (accessKeyId === undefined || region === undefined) return undefined;
  const iso = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const signedHeaders = names.split(';');
  return { accessKeyId, region, signedHeaders, signature, expires, date: new Date(iso) };
}

/** SHA-256, or HMAC with it, as the library wants to have it. */
class NodeSha256 {
  #hash;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash =
      secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret));
  }

  update(data: string | Uint8Array) {
    this.#hash.update(data);
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }

  reset() {
    throw new Error('Not needed');
  }
}

function bytesOf(secret: string | ArrayBuffer | ArrayBufferView): Buffer {
  if (typeof secret === 'string') return Buffer.from(secret);
  return ArrayBuffer.isView(secret)
    ? Buffer.from(secret.buffer, secret.byteOffset, secret.byteLength)
    : Buffer.from(secret);
}
