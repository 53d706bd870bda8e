import { describe, expect, it } from 'vitest';
import { isSeen, onOneLine, onPlainLines, wellFormed, withoutUnseen } from './plain-text';

describe('a text as people see it', () => {
  it.each([
    ['turned round', 'Ann\u202egpj.exe', 'Anngpj.exe'],
    ['isolated', '\u2066Ann\u2069', 'Ann'],
    ['marked with a direction', '\u200fAnn\u061c', 'Ann'],
    ['of no width', 'A\u200bn\ufeffn\u2060', 'Ann'],
    ['filled', 'A\u3164\u115f\uffa0nn', 'Ann'],
    ['with a hidden hyphen', 'An\u00adn', 'Ann'],
    ['with hidden tags', 'Ann\u{e0041}\u{e007f}', 'Ann'],
    ['annotated', '\ufff9Ann\ufffb', 'Ann'],
  ])('is freed of what is %s', (_case, text, seen) => {
    expect(withoutUnseen(text)).toBe(seen);
  });

  it.each(['Zoë O’Brien-Smith', 'علی‌رضا', 'क्‍ष', '👩‍🌾 ❤️', 'J. P. 3rd', '李'])(
    'keeps every letter of %s',
    (name) => {
      expect(withoutUnseen(name)).toBe(name);
      expect(isSeen(name)).toBe(true);
    },
  );

  it.each(['', ' ', '\u200b', '\u200d\u200c', '\u3164', '\u2800', '\u0301', '\u202e \u2028'])(
    'is nothing when it is %j',
    (text) => expect(isSeen(text)).toBe(false),
  );

  it('has one line, or lines of one kind', () => {
    const text = 'one\r\ntwo\u2028three\u2029four\u0085five\u0000\u202e';
    expect(onOneLine(text)).toBe('one two three four five');
    expect(onPlainLines(text)).toBe('one\ntwo\nthree\nfour\nfive');
  });

  it('has no half characters', () => {
    expect(wellFormed('\ud83d Ann \udc69\ud83d\udc69')).toBe('\ufffd Ann \ufffd\ud83d\udc69');
  });
});
