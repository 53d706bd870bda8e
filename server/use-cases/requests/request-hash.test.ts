import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { requestHash, TooDeepError } from './request-hash';

function nested(depth: number): unknown {
  return JSON.parse('['.repeat(depth) + ']'.repeat(depth));
}

describe('the request hash', () => {
  it('does not depend on the order of keys, at any depth', () => {
    expect(requestHash({ a: 1, b: { c: [1, 2], d: null } })).toBe(
      requestHash({ b: { d: null, c: [1, 2] }, a: 1 }),
    );
  });

  it('is the SHA-256 of the JSON with its keys in order', () => {
    const text = '{"a":[1,{"c":"é","d":null}],"b":true}';
    const expected = createHash('sha256').update(text).digest('hex');
    expect(requestHash({ b: true, a: [1, { d: null, c: 'é' }] })).toBe(expected);
  });

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: '1' }],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: {} }, { a: [] }],
    [{ a: 1 }, [['a', 1]]],
    [{ a: null }, {}],
    [JSON.parse('{"__proto__": {"a": 1}}'), {}],
  ])('tells %j from %j', (one, other) => {
    expect(requestHash(one)).not.toBe(requestHash(other));
  });

  it('refuses what nests too deeply, however deeply', () => {
    expect(requestHash(nested(16))).toHaveLength(64);
    expect(() => requestHash(nested(17))).toThrow(TooDeepError);
    expect(() => requestHash(nested(30_000))).toThrow(TooDeepError);
  });
});
