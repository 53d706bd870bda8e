/** A stand-in that visitors or customers would see. */
export interface Placeholder {
  /** As it stands there. */
  text: string;
  /** The built files that hold it. */
  shownIn: string[];
}

/** What stands for a fact until the company gives the real one, wherever it is written. */
const STAND_INS: readonly RegExp[] = [
  // Ofcom's numbers for drama, as they are read and as they are dialled.
  /\b01632[ \u00a0]?960\d{3}\b/g,
  /441632960\d{3}\b/g,
  // Domains that belong to nobody; name@ shows in a hint how an address is written.
  /\b(?!name@)[\w.+-]+@example\.(?:com|org|net)\b/g,
  /\bExample [A-Z][a-z]+(?: [A-Z][a-z]+)*/g,
];

/** In what a page says: in a program or a tag, brackets mean something else. */
const SAID: readonly RegExp[] = [
  // Filled in by the company, as "[VAT number]": app/content/company/legal-details.ts.
  /\[(?=[^\]]*[a-z])[\w ,-]{3,60}\]/gi,
  /Sample words\.[^<]*/g,
];

const IN_TAGS: readonly RegExp[] = [/\w+, coming soon\b/g];

/**
 * Finds every stand-in in what was built, whoever wrote it there.
 *
 * @param files the text of each built file by its path
 * @returns each stand-in once, those in most files first
 */
export function findPlaceholders(files: ReadonlyMap<string, string>): Placeholder[] {
  const found = new Map<string, Set<string>>();
  for (const [path, text] of files) {
    for (const match of path.endsWith('.html') ? onPage(text) : matchesOf(text, STAND_INS)) {
      found.set(match, (found.get(match) ?? new Set()).add(path));
    }
  }
  return [...found]
    .map(([text, paths]) => ({ text, shownIn: [...paths].toSorted() }))
    .toSorted((a, b) => b.shownIn.length - a.shownIn.length || a.text.localeCompare(b.text));
}

function onPage(html: string): string[] {
  const said = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '<>');
  return [...matchesOf(html, [...STAND_INS, ...IN_TAGS]), ...matchesOf(said, SAID)];
}

function matchesOf(text: string, patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([match]) => match.trim()));
}
