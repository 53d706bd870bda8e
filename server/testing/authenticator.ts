import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** A passkey's answer as the browser gives it. */
type Answer = Record<string, unknown>;

export interface Authenticator {
  /** As `navigator.credentials.create`. */
  create(options: { challenge: string }): Answer;
  /** As `navigator.credentials.get`. */
  get(options: { challenge: string }): Answer;
  id: string;
}

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

/** A person present, and verified; and, in a new passkey, its key. */
const FLAGS = { made: 0x45, used: 0x05 };

/** A device with one passkey for a site, as WebAuthn describes it: ES256, no attestation. */
export function authenticator(origin: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  const data = (flags: number, rest: Buffer = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(new URL(origin).hostname), head, rest]);
  };
  const said = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: Record<string, unknown>) => ({
    id: text(id),
    rawId: text(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    id: text(id),
    create({ challenge }) {
      const length = Buffer.from([0, id.length]);
      const authData = data(
        FLAGS.made,
        Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)]),
      );
      // CBOR: { fmt: 'none', attStmt: {}, authData }.
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authData),
      ]);
      return answer({
        clientDataJSON: text(said('webauthn.create', challenge)),
        attestationObject: text(attestation),
        transports: ['internal'],
      });
    },
    get({ challenge }) {
      counter += 1;
      const authData = data(FLAGS.used);
      const client = said('webauthn.get', challenge);
      const signer = createSign('sha256').update(Buffer.concat([authData, sha256(client)]));
      return answer({
        clientDataJSON: text(client),
        authenticatorData: text(authData),
        signature: text(signer.sign(privateKey)),
      });
    },
  };
}

/** CBOR: { 1: 2, 3: -7, -1: 1, -2: x, -3: y }, an EC2 key for ES256 on P-256. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [left, right] = [x, y].map((part) => cborBytes(Buffer.from(part, 'base64url')));
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    left ?? Buffer.alloc(0),
    Buffer.from([0x22]),
    right ?? Buffer.alloc(0),
  ]);
}

function cborText(words: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
}
