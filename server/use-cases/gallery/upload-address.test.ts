import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MOST_IMAGE_BYTES } from '#domain/site/gallery/image-limits';
import { ADDRESS_LIFETIME_MS } from '#server/ports/uploads';
import { objectPathOf, uploadAddresses, uploadIdOf } from './upload-address';
import type { UploadGrant } from './upload-address';

const now = new Date('2026-05-01T09:30:00.000Z');
const grant: UploadGrant = {
  id: randomUUID(),
  type: 'image/jpeg',
  limit: 1000,
  expires: now.getTime() + 1,
};

describe('a signed address', () => {
  const addresses = uploadAddresses();
  const address = addresses.sign(grant);

  it('states what it allows, for as long as it is valid', () => {
    expect(addresses.verify(address, now)).toEqual(grant);
    expect(() => addresses.verify(address, new Date(grant.expires))).toThrow('five minutes');
    // Signed while the clock was fast, and used once it is right again.
    const before = new Date(grant.expires - ADDRESS_LIFETIME_MS - 1);
    expect(() => addresses.verify(address, before)).toThrow('five minutes');
  });

  it('may leave the type open', () => {
    const open = { ...grant, type: undefined };
    expect(addresses.verify(addresses.sign(open), now)).toEqual(open);
  });

  it('never allows more than 20 MB', () => {
    const large = addresses.sign({ ...grant, limit: 1e12 });
    expect(addresses.verify(large, now).limit).toBe(MOST_IMAGE_BYTES);
  });

  it('is refused with any byte altered, left out or doubled', () => {
    const others = [...address].flatMap((character, at) => {
      const [before, after] = [address.slice(0, at), address.slice(at + 1)];
      const flipped = String.fromCharCode(character.charCodeAt(0) ^ 1);
      const otherCase = String.fromCharCode(character.charCodeAt(0) ^ 32);
      return [flipped, otherCase, '', character + character].map((put) => before + put + after);
    });
    expect(others.length).toBeGreaterThan(600);
    for (const other of others) {
      expect(() => addresses.verify(other, now)).toThrow('not one of ours');
    }
  });

  it.each(['&limit=9999999', '&signature=', '#', '%00', '&type=image/png'])(
    'is refused with %j appended',
    (more) => {
      expect(() => addresses.verify(address + more, now)).toThrow('not one of ours');
    },
  );

  it('is refused by a process with another key', () => {
    expect(() => uploadAddresses().verify(address, now)).toThrow('not one of ours');
  });
});

describe('an object path', () => {
  it('names its upload', () => {
    expect(uploadIdOf(objectPathOf(grant.id))).toBe(grant.id);
    expect(uploadAddresses().sign(grant).split('?')[0]).toBe(objectPathOf(grant.id));
  });

  it.each([
    `/uploads/${grant.id}/original.jpg`,
    `/api/objects/upload/../${grant.id}`,
    `/api/objects/upload/${grant.id}/..`,
    `/api/objects/upload/${grant.id}\n`,
    `/api/objects/upload/${grant.id.toUpperCase()}A`,
    `https://elsewhere.example/api/objects/upload/${grant.id}`,
    '',
  ])('is not one: %j', (path) => {
    expect(uploadIdOf(path)).toBeUndefined();
  });
});
