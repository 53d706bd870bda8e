import { describe, expect, it } from 'vitest';
import { AsciiText } from './ascii-text';

function written(write: (text: AsciiText) => void): string {
  const text = new AsciiText();
  write(text);
  return new TextDecoder().decode(text.bytes);
}

describe('a text with many numbers', () => {
  it('has threes of numbers to four places, without zeros at their ends', () => {
    expect(written((text) => text.addTriples([0, 1, -1]))).toBe('(0,1,-1)');
    expect(
      written((text) => text.addTriples([0.5, -0.0512, 12.3456, 10.00004, 10.00006, 0.0001])),
    ).toBe('(0.5,-0.0512,12.3456),(10,10.0001,0.0001)');
    // Nothing has no minus; and four places may round up to the next whole number.
    expect(written((text) => text.addTriples([-0.00004, 3.99996, -120.05]))).toBe('(0,4,-120.05)');
  });

  it('has whole numbers with all their digits', () => {
    const numbers = [0, 9, 10, 99, 100, 65_535, 1_000_000, 2_147_483_647];
    expect(written((text) => text.addWhole(numbers))).toBe(numbers.join());
  });

  it('is as long as need be', () => {
    const words = Array.from({ length: 60_000 }, (_, n) => `${n} `);
    const text = written((to) => {
      for (const word of words) to.add(word);
    });
    expect(text).toBe(words.join(''));
  });
});
