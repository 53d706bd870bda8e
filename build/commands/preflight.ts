import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, resolve } from 'node:path';
import { ensureBuild } from './ensure-build.ts';
import { findPlaceholders } from './placeholders.ts';
import { STARTER_FACTS } from '#domain/content/starter-facts';
import { unconfirmed } from './unconfirmed.ts';

const root = resolve(import.meta.dirname, '../..');
const TEXT = new Set(['.html', '.js', '.json', '.webmanifest', '.xml', '.txt', '.svg']);
const SOURCES = ['app', 'domain', 'server'];
/** Enough to see where it appears. */
const PAGES_NAMED = 3;

/**
 * `npm run preflight`: lists every placeholder in the build, with the pages that show it and the source
 * files that contain it, and everything that the company has yet to confirm; fails while there is any.
 */
async function preflight(): Promise<number> {
  await ensureBuild();
  const built = readTexts(['dist/client', 'dist/server'], (path) => TEXT.has(extname(path)));
  const found = findPlaceholders(built);
  const sources = readTexts(SOURCES, (path) => /\.(ts|tsx|md)$/.test(path) && !/test/.test(path));
  for (const { text, shownIn } of found) {
    const holders = [...sources].filter(([, source]) => source.includes(text));
    console.log(`${text}\n  in ${listOf(shownIn)}`);
    for (const [file] of holders) console.log(`  edit ${file}`);
  }
  console.log(
    found.length === 0
      ? 'No placeholder is left.'
      : `\n${found.length} placeholders are left. Replace them before the site is shown to customers.`,
  );
  const questions = unconfirmed(new Date(), STARTER_FACTS);
  if (questions.length > 0) console.log('\nThe company has yet to confirm:');
  for (const { words, file } of questions) console.log(`${words}\n  edit ${file}`);
  return found.length + questions.length === 0 ? 0 : 1;
}

/** The text of each wanted file below these folders, by its path from the root. */
function readTexts(folders: readonly string[], isWanted: (path: string) => boolean) {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );
  return new Map(
    files.filter(isWanted).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

function listOf(paths: readonly string[]): string {
  const named = paths.slice(0, PAGES_NAMED).join(', ');
  const others = paths.length - PAGES_NAMED;
  return others > 0 ? `${named} and ${others} more` : named;
}

process.exitCode = await preflight();
