import { findPlaceholders } from '#app/content/placeholders';

/** `npm run preflight`: lists what must be replaced before a launch, and fails while there is any. */
function preflight(): number {
  const found = findPlaceholders();
  for (const { file, what } of found) console.log(`${file}  ${what}`);
  console.log(
    found.length === 0
      ? 'No placeholder is left.'
      : `\n${found.length} placeholders are left. Replace them before the site is shown to customers.`,
  );
  return found.length === 0 ? 0 : 1;
}

process.exitCode = preflight();
