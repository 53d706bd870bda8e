import { ipKeyGenerator } from 'express-rate-limit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf } from './network-of';

describe('the network of an address', () => {
  it.each([
    ['2001:db8:1:2300::1', '2001:db8:1:23ff:8:9:a:b'],
    ['2001:db8::1', '2001:0DB8:0000:0000:0000:0000:0000:0001'],
    ['2001:db8::', '2001:db8::ff:0:0:0:1'],
    ['fe80::1', 'fe80:0:0:1::'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::ffff:c633:6407', '198.51.100.7'],
  ])('holds %s and %s both', (one, other) => {
    expect(networkOf(one)).toBe(networkOf(other));
  });

  it.each([
    ['2001:db8:1:2300::1', '2001:db8:1:2400::1'],
    ['2001:db8:1::1', '2001:db8:2::1'],
    ['198.51.100.7', '198.51.100.8'],
    ['::ffff:198.51.100.7', '::ffff:198.51.100.8'],
  ])('tells %s from %s', (one, other) => {
    expect(networkOf(one)).not.toBe(networkOf(other));
  });

  it('is the address itself where it is none of IPv6', () => {
    expect(networkOf('198.51.100.7')).toBe('198.51.100.7');
    expect(networkOf('unknown')).toBe('unknown');
  });

  it('is the same for two addresses just when the library says so', () => {
    // Few groups, so that neighbours meet.
    const group = fc.constantFrom('0', '1', 'db8', '2001', '12ab', '12ff', '1300', 'FFFF');
    const groups = (least: number, most: number) =>
      fc.array(group, { minLength: least, maxLength: most });
    const whole = groups(8, 8).map((all) => all.join(':'));
    const short = fc
      .tuple(groups(0, 4), groups(0, 3))
      .map(([head, tail]) => `${head.join(':')}::${tail.join(':')}`);
    const address = fc.oneof(whole, short, fc.ipV6());
    fc.assert(
      fc.property(address, address, (one, other) => {
        const areSame = ipKeyGenerator(one) === ipKeyGenerator(other);
        expect(networkOf(one) === networkOf(other)).toBe(areSame);
      }),
      { numRuns: 2000 },
    );
  });
});
