import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { refuseMarkup } from './markup-scan';

async function pass(...chunks: string[]): Promise<string> {
  const scan = refuseMarkup();
  const whole = buffer(scan);
  const source = Readable.from(chunks.map((text) => Buffer.from(text, 'latin1')));
  const [passed] = await Promise.all([whole, pipeline(source, scan)]);
  return passed.toString('latin1');
}

describe('the scan for markup', () => {
  it.each([
    ['<SCRIPT>'],
    ['a<scr', 'ipt'],
    ['<', '!', 'D', 'octype html>'],
    ['%PDF-1.7'],
    ['<?php echo'],
  ])('refuses %j', async (...chunks) => {
    await expect(pass('\u00ff\u00d8', ...chunks)).rejects.toThrow('a program or a page');
  });

  it('passes everything else through unchanged, including a camera’s own XMP', async () => {
    const xmp = '<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>';
    expect(await pass('\u00ff\u00d8', xmp, '<scr', 'een>')).toBe(`\u00ff\u00d8${xmp}<screen>`);
  });
});
