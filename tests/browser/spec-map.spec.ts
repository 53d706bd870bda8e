import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'playwright/test';

const ROOT = resolve(import.meta.dirname, '../..');
const ENTRY = /`([^`]+\.(?:spec|test)\.tsx?)` "(.+?)"(?=; `| \|$)/g;

/** A test's title as the source may write it: in single quotes, double quotes or backticks. */
function holdsTitle(source: string, title: string): boolean {
  const spellings = [`'${title.replaceAll("'", "\\'")}'`, `"${title}"`, `\`${title}\``];
  return spellings.some((spelling) => source.includes(spelling));
}

test('every test that the map of the specification names exists', () => {
  const map = readFileSync(resolve(ROOT, 'tests/spec-map.md'), 'utf8');
  const rows = map.split('\n').filter((line) => /^\| (?!Requirement|---)/.test(line));
  expect(rows.length).toBeGreaterThan(60);
  const missing: string[] = [];
  for (const row of rows) {
    const entries = [...row.matchAll(ENTRY)];
    if (entries.length === 0) missing.push(`no test in: ${row}`);
    for (const [, file = '', title = ''] of entries) {
      const path = resolve(ROOT, file.endsWith('.spec.ts') ? `tests/browser/${file}` : file);
      const found = existsSync(path) && holdsTitle(readFileSync(path, 'utf8'), title);
      if (!found) missing.push(`${file}: ${title}`);
    }
  }
  expect(missing).toEqual([]);
});
