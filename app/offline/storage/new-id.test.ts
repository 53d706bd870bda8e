import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { newId } from './new-id';

const isUuid = (text: string) => z.safeParse(z.uuidv4(), text).success;

afterEach(() => vi.unstubAllGlobals());

/** A browser's `crypto` on plain http. */
const bytesOf = (byte: number) => ({
  getRandomValues: (bytes: Uint8Array) => bytes.fill(byte),
});

describe('a new id', () => {
  it('is a UUID that is never given twice', () => {
    const ids = Array.from({ length: 100 }, newId);
    expect(ids.filter(isUuid)).toHaveLength(100);
    expect(new Set(ids).size).toBe(100);
  });

  it('is one on plain http too, where browsers make none, whatever the bytes', () => {
    vi.stubGlobal('crypto', bytesOf(0x05));
    expect(newId()).toBe('05050505-0505-4505-8505-050505050505');
    vi.stubGlobal('crypto', bytesOf(0xff));
    expect(newId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  });
});
