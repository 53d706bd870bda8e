import { describe, expect, it } from 'vitest';
import { textIn } from './csv-file';

describe('the bytes of a file', () => {
  const text = 'Key,Amount\r\nshellSizes.4x4.basePrice,"£27,150"';

  it.each([
    ['as we write it', new TextEncoder().encode(`\uFEFF${text}`)],
    ['in UTF-8 without a mark', new TextEncoder().encode(text)],
    ['as Excel writes “CSV”', Uint8Array.from(text, (letter) => letter.charCodeAt(0))],
    ['as Excel writes “Unicode Text”', new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer)], // oxfmt-ignore
  ])('are read %s', (_how, bytes) => {
    expect(textIn(bytes)).toBe(text);
  });
});
