import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** The specification's own sentences. */
const FIXED = /email your detailed quote|Get Detailed Quote/;

it('we say estimate, written quote and order; a detailed quote only where the specification does', () => {
  const files = ['app', 'domain', 'server']
    .flatMap((top) =>
      readdirSync(resolve(root, top), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${top}/${file}`,
      ),
    )
    .filter((file) => /\.(tsx?|md)$/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const said = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => readFileSync(resolve(root, file), 'utf8').split('\n'))
    .filter((line) => /detailed quote/i.test(line) && !FIXED.test(line));
  expect(said).toEqual([]);
});
