import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isImageType, MOST_IMAGE_BYTES } from '#domain/site/gallery/image-limits';
import type { ImageType } from '#domain/site/gallery/image-limits';
import { ApiProblem } from '#server/api-problem';
import { ADDRESS_LIFETIME_MS } from '#server/ports/uploads';

const PLACE = '/api/objects/upload/';
const SIGNED = '&signature=';

/** What an address allows its bearer to send, once. */
export interface UploadGrant {
  id: string;
  /** Undefined allows all four types. */
  type: ImageType | undefined;
  /** Bytes. */
  limit: number;
  /** Milliseconds since 1970. */
  expires: number;
}

export interface UploadAddresses {
  /** The path and query for sending one picture. */
  sign(grant: UploadGrant): string;
  /**
   * What the address allows: it must match ours exactly and be less than five minutes old.
   *
   * @param address path and query as received, not decoded
   * @throws {ApiProblem} 403 upload_address_invalid or upload_address_expired
   */
  verify(address: string, now: Date): UploadGrant;
}

/**
 * Signs upload addresses. The key lives as long as the process: a restart invalidates all addresses, so
 * there is no need to remember which were used before it (decision 0014).
 */
export function uploadAddresses(key: Buffer = randomBytes(32)): UploadAddresses {
  const signatureOf = (address: string) => createHmac('sha256', key).update(address).digest('hex');
  return {
    sign({ id, type, limit, expires }) {
      const query = new URLSearchParams({
        type: type ?? '',
        limit: `${limit}`,
        expires: `${expires}`,
      });
      const address = `${PLACE}${id}?${query}`;
      return address + SIGNED + signatureOf(address);
    },
    verify(address, now) {
      // The text itself is signed, so an address has only one valid spelling.
      const [signed = '', signature = ''] = address.split(SIGNED);
      if (!isSame(signature, signatureOf(signed)) || signed + SIGNED + signature !== address) {
        throw new ApiProblem(
          403,
          'upload_address_invalid',
          'This upload address is not one of ours, or is from before a restart. Ask for a new one.',
        );
      }
      const grant = read(signed);
      const left = grant.expires - now.getTime();
      // Further ahead than any address lasts: it was signed while the clock was fast.
      if (left <= 0 || left > ADDRESS_LIFETIME_MS) {
        throw new ApiProblem(
          403,
          'upload_address_expired',
          'This upload address was valid for five minutes. Ask for a new one.',
        );
      }
      return grant;
    },
  };
}

/** The id in an upload address without its query string; undefined for any other path. */
export function uploadIdOf(objectPath: string): string | undefined {
  return /^\/api\/objects\/upload\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
    objectPath,
  )?.[1];
}

/** The path that identifies the upload in POST /api/gallery-images (specification §7). */
export function objectPathOf(id: string): string {
  return PLACE + id;
}

function read(signed: string): UploadGrant {
  const { pathname, searchParams } = new URL(signed, 'http://here');
  const type = searchParams.get('type') ?? '';
  return {
    id: pathname.slice(PLACE.length),
    type: isImageType(type) ? type : undefined,
    limit: Math.min(Number(searchParams.get('limit')), MOST_IMAGE_BYTES),
    expires: Number(searchParams.get('expires')),
  };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
